// run: scan --only lock-order --library
// expect: lock-order locks=SetterLockBad$Engine,SetterLockBad$Monitor
// The other object is set later through a setter.
public class SetterLockBad {
    public static class Engine {
        private Monitor monitor;
        private int rpm;
        public void setMonitor(Monitor m) { monitor = m; }
        public synchronized int rpm() { return rpm; }
        public synchronized void rev() { rpm++; if (monitor != null) monitor.changed(rpm); }
    }
    public static class Monitor {
        private Engine engine;
        private int last;
        public void setEngine(Engine e) { engine = e; }
        public synchronized void changed(int r) { last = r; }
        public synchronized int poll() { return engine == null ? last : engine.rpm(); }
    }
}
