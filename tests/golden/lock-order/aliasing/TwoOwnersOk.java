// run: scan --only lock-order --library
// expect: none
// Each owner has its own pair of private locks; one class uses one order, the other the other. Never the same objects.
public class TwoOwnersOk {
    static class Guarded {
        final Object a = new Object(), b = new Object();
        int n;
    }
    public static class Up {
        private final Guarded g = new Guarded();
        public void f() { synchronized (g.a) { synchronized (g.b) { g.n++; } } }
    }
    public static class Down {
        private final Guarded g = new Guarded();
        public void f() { synchronized (g.b) { synchronized (g.a) { g.n--; } } }
    }
}
