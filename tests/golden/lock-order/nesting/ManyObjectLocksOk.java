// run: scan --only lock-order --library
// expect: none
// Six locks of type java.lang.Object in three classes, each pair in one order; their types alone would form cycles.
public class ManyObjectLocksOk {
    public static class P {
        private final Object a = new Object(), b = new Object();
        private int n;
        public void f() { synchronized (a) { synchronized (b) { n++; } } }
    }
    public static class Q {
        private final Object c = new Object(), d = new Object();
        private int n;
        public void f() { synchronized (d) { synchronized (c) { n++; } } }
    }
    public static class R {
        private final Object e = new Object();
        private static final Object f = new Object();
        private int n;
        public void f() { synchronized (f) { synchronized (e) { n++; } } }
    }
}
