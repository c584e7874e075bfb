// run: scan --only lock-order --library
// expect: lock-order locks=java.lang.Object,java.lang.Object
// As TwoOwnersOk with one shared pair.
public class TwoOwnersBad {
    static class Guarded {
        final Object a = new Object(), b = new Object();
        int n;
    }
    private static final Guarded SHARED = new Guarded();
    public static class Up {
        private final Guarded g = SHARED;
        public void f() { synchronized (g.a) { synchronized (g.b) { g.n++; } } }
    }
    public static class Down {
        private final Guarded g = SHARED;
        public void f() { synchronized (g.b) { synchronized (g.a) { g.n--; } } }
    }
}
