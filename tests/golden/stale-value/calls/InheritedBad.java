// run: scan --only stale-value
// expect: stale-value method=InheritedBad.increment line=here
// The accessors are inherited; the composition is in the subclass and not synchronized.

public class InheritedBad {
    public static class Base {
        private int value;
        protected synchronized int get() { return value; }
        protected synchronized void set(int v) { value = v; }
    }

    public static class Sub extends Base {
        public synchronized int twice() { return 2 * get(); }
    }

    public void increment(Sub s) {
        s.set(s.get() + 1); // <- here
    }
}
