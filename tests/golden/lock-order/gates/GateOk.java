// run: scan --only lock-order
// expect: none
// Both orders occur, but only under one common static lock.
public class GateOk {
    static final Object GATE = new Object();
    static class A { int n; }
    static class B { int n; }
    static final A a = new A();
    static final B b = new B();

    public static void main(String[] args) {
        new Thread(() -> {
            for (int i = 0; i < 100000; i++) { synchronized (GATE) { synchronized (a) { synchronized (b) { a.n++; } } } }
        }).start();
        new Thread(() -> {
            for (int i = 0; i < 100000; i++) { synchronized (GATE) { synchronized (b) { synchronized (a) { b.n++; } } } }
        }).start();
    }
}
