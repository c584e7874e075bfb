// run: scan --only lock-order --library
// expect: none
// As InheritedLockBad; the subclass has released its lock when it writes.
public class InheritedLockOk {
    static class Base {
        private int n;
        public synchronized int get() { return n; }
        synchronized void put(int k) { n = k; }
    }
    public static final class Sub extends Base {
        public void save(Log l) { int k = get(); l.write(k); put(0); }
    }
    public static final class Log {
        private int n;
        public synchronized void write(int k) { n += k; }
        public synchronized void dump(Sub s) { n += s.get(); }
    }
}
