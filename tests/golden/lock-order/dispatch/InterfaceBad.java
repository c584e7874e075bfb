// run: scan --only lock-order --library
// expect: lock-order locks=InterfaceBad$Disk,InterfaceBad$Manager
// The second lock is behind an interface call.
public class InterfaceBad {
    public interface Device { void flush(); }
    public static final class Disk implements Device {
        private final Manager manager;
        private int n;
        public Disk(Manager m) { manager = m; }
        @Override public synchronized void flush() { n = 0; }
        public synchronized void write() { n++; manager.note(); }
    }
    static final class Null implements Device {
        @Override public void flush() { }
    }
    public static final class Manager {
        private Device device = new Null();
        private int notes;
        public synchronized void attach(Disk d) { device = d; }
        public synchronized void note() { notes++; }
        public synchronized void flushAll() { device.flush(); }
    }
}
