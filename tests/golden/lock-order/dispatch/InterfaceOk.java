// run: scan --only lock-order
// expect: none
// Only the implementation without a lock is ever stored in the field.
public class InterfaceOk {
    interface Device { void flush(); }
    static final class Disk implements Device {
        private final Manager manager;
        private int n;
        Disk(Manager m) { manager = m; }
        @Override public synchronized void flush() { n = 0; }
        synchronized void write() { n++; manager.note(); }
    }
    static final class Null implements Device {
        @Override public void flush() { }
    }
    static final class Manager {
        private final Device device = new Null();
        private int notes;
        synchronized void note() { notes++; }
        synchronized void flushAll() { device.flush(); }
    }

    public static void main(String[] args) {
        Manager m = new Manager(); Disk d = new Disk(m);
        d.flush();
        new Thread(() -> {
            for (int i = 0; i < 100000; i++) { m.flushAll(); }
        }).start();
        new Thread(() -> {
            for (int i = 0; i < 100000; i++) { d.write(); }
        }).start();
    }
}
