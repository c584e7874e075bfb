// run: scan --only lock-order --library
// expect: none
// The lock objects come out of ThreadLocals and never leave their thread.
public class ThreadLocalOk {
    static class A { int n; }
    static class B { int n; }
    private static final ThreadLocal<A> as = ThreadLocal.withInitial(() -> new A());
    private static final ThreadLocal<B> bs = ThreadLocal.withInitial(() -> new B());
    public static int up() {
        A a = as.get(); B b = bs.get();
        synchronized (a) { synchronized (b) { return a.n + b.n; } }
    }
    public static int down() {
        A a = as.get(); B b = bs.get();
        synchronized (b) { synchronized (a) { return a.n - b.n; } }
    }
}
