// run: scan --only lock-order
// expect: none
// A cycle of three: two of the three threads share a gate, so that all three can never be inside.
public class GateThreeOk {
    static final Object GATE = new Object();
    static class A { int n; }
    static class B { int n; }
    static class C { int n; }
    static final A a = new A();
    static final B b = new B();
    static final C c = new C();

    public static void main(String[] args) {
        new Thread(() -> {
            for (int i = 0; i < 100000; i++) { synchronized (GATE) { synchronized (a) { synchronized (b) { a.n++; } } } }
        }).start();
        new Thread(() -> {
            for (int i = 0; i < 100000; i++) { synchronized (GATE) { synchronized (b) { synchronized (c) { b.n++; } } } }
        }).start();
        new Thread(() -> {
            for (int i = 0; i < 100000; i++) { synchronized (c) { synchronized (a) { c.n++; } } }
        }).start();
    }
}
