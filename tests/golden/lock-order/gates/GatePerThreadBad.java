// run: scan --only lock-order
// expect: lock-order locks=GatePerThreadBad$A,GatePerThreadBad$B
// Each thread has its own gate object: same type, different objects.
public class GatePerThreadBad {
    static class Gate { int n; }
    static class A { int n; }
    static class B { int n; }
    static final A a = new A();
    static final B b = new B();

    public static void main(String[] args) {
        Gate g1 = new Gate(), g2 = new Gate();
        new Thread(() -> {
            for (int i = 0; i < 100000; i++) { synchronized (g1) { synchronized (a) { synchronized (b) { a.n++; } } } }
        }).start();
        new Thread(() -> {
            for (int i = 0; i < 100000; i++) { synchronized (g2) { synchronized (b) { synchronized (a) { b.n++; } } } }
        }).start();
    }
}
