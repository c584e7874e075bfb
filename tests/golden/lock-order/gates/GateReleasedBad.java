// run: scan --only lock-order
// expect: lock-order locks=GateReleasedBad$A,GateReleasedBad$B
// Both threads pass the gate, but have left it when they take the locks.
public class GateReleasedBad {
    static final Object GATE = new Object();
    static int passed;
    static class A { int n; }
    static class B { int n; }
    static final A a = new A();
    static final B b = new B();
    static void pass() { synchronized (GATE) { passed++; } }

    public static void main(String[] args) {
        new Thread(() -> {
            for (int i = 0; i < 100000; i++) { pass(); synchronized (a) { synchronized (b) { a.n++; } } }
        }).start();
        new Thread(() -> {
            for (int i = 0; i < 100000; i++) { pass(); synchronized (b) { synchronized (a) { b.n++; } } }
        }).start();
    }
}
