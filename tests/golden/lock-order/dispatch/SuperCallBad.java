// run: scan --only lock-order --library
// expect: lock-order locks=SuperCallBad$Child,SuperCallBad$Log
// super.save() locks under the child's monitor.
public class SuperCallBad {
    static class Base {
        int n;
        void save(Log l) { l.write(); }
    }
    public static final class Child extends Base {
        @Override public synchronized void save(Log l) { super.save(l); }
        public synchronized int size() { return n; }
    }
    public static final class Log {
        private int n;
        public synchronized void write() { n++; }
        public synchronized void check(Child c) { n = c.size(); }
    }
}
