// run: scan --only atomicity --library
// expect: none
// One of the two witness reads is of a field that is final and never changes, so the pair cannot be torn.
public class ImmutableParts {
    public static class Device {
        private final String serial;
        private int battery = 100;

        public Device(String serial) {
            this.serial = serial;
        }

        public synchronized String serial() {
            return serial;
        }

        public synchronized int battery() {
            return battery;
        }

        public synchronized void drain(int n) {
            battery = Math.max(0, battery - n);
        }
    }

    private final Object lock = new Object();
    private final StringBuilder report = new StringBuilder();

    public void describe(Device d) {
        synchronized (lock) {
            report.append(d.serial()).append('=').append(d.battery()).append(';');
        }
    }

    public String report() {
        synchronized (lock) {
            return report.toString();
        }
    }
}
// corpus: unseen
