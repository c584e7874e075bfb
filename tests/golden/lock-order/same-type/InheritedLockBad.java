// run: scan --only lock-order --library
// expect: lock-order locks=InheritedLockBad$Log,InheritedLockBad$Sub
// The synchronized method is inherited: the lock is the object of the subclass.
public class InheritedLockBad {
    static class Base {
        private int n;
        public synchronized int get() { return n; }
        synchronized void put(int k) { n = k; }
    }
    public static final class Sub extends Base {
        public synchronized void save(Log l) { l.write(1); }
    }
    public static final class Log {
        private int n;
        public synchronized void write(int k) { n += k; }
        public synchronized void dump(Sub s) { n += s.get(); }
    }
}
