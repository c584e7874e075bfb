// run: scan --only lock-order
// expect: lock-order locks=GateOneSideBad$A,GateOneSideBad$B
// Only one of the two threads takes the gate.
public class GateOneSideBad {
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
            for (int i = 0; i < 100000; i++) { synchronized (b) { synchronized (a) { b.n++; } } }
        }).start();
    }
}
