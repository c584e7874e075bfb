// run: scan --only stale-value
// expect: none

public class InheritedOk {
    public static class Base {
        private int value;
        protected synchronized int get() { return value; }
        protected synchronized void set(int v) { value = v; }
    }

    public static class Sub extends Base {
        public synchronized void increment() { set(get() + 1); }
    }

    public void increment(Sub s) {
        s.increment();
    }
}
