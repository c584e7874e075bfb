// run: scan --only atomicity
// expect: none
// The subclass overrides the synchronized method with one that takes no lock.

public class InheritedOk {
    public static class Base {
        protected volatile int n;
        public synchronized int n() { return n; }
    }

    public static final class Sub extends Base {
        @Override public int n() { return n; }
        public synchronized void more() { n++; }
    }

    public synchronized int f(Sub s) {
        s.more();
        return s.n();
    }
}
