// run: scan --only stale-value
// expect: none

public class GetterOtherClassOk {
    static class Settings {
        private int volume;
        public synchronized int getVolume() { return volume; }
        public synchronized void setVolume(int v) { volume = v; }
        public synchronized void changeVolume(int by) { setVolume(getVolume() + by); }
    }

    static class Device {
        final Settings settings = new Settings();
    }

    public void louder(Device d) {
        d.settings.changeVolume(5);
    }
}
