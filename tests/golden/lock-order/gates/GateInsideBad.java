// run: scan --only lock-order
// expect: lock-order locks=GateInsideBad$A,GateInsideBad$B
// The common lock is only taken inside the first lock of each thread: it does not help. (Gate is last, after a and b or b and a.)
public class GateInsideBad {
    static class Gate { int n; }
    static final Gate GATE = new Gate();
    static class A { int n; }
    static class B { int n; }
    static final A a = new A();
    static final B b = new B();

    public static void main(String[] args) {
        new Thread(() -> {
            for (int i = 0; i < 100000; i++) { synchronized (a) { synchronized (b) { synchronized (GATE) { a.n++; } } } }
        }).start();
        new Thread(() -> {
            for (int i = 0; i < 100000; i++) { synchronized (b) { synchronized (a) { synchronized (GATE) { b.n++; } } } }
        }).start();
    }
}
