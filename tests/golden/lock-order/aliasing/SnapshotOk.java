// run: scan --only lock-order --library
// expect: none
// The other object is read under the own lock, used after it.
public class SnapshotOk {
    public static class Engine {
        private Monitor monitor;
        private int rpm;
        public synchronized void setMonitor(Monitor m) { monitor = m; }
        public synchronized int rpm() { return rpm; }
        public void rev() {
            Monitor m;
            int r;
            synchronized (this) { r = ++rpm; m = monitor; }
            if (m != null) m.changed(r);
        }
    }
    public static class Monitor {
        private final Engine engine;
        private int last;
        public Monitor(Engine e) { engine = e; }
        public synchronized void changed(int r) { last = r; }
        public synchronized int poll() { return last + engine.rpm(); }
    }
}
