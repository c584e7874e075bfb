// run: scan --only lock-order
// expect: lock-order locks=DisjointPairsBad$A,DisjointPairsBad$B
// As DisjointPairsOk, but one thread uses the objects of the other.
public class DisjointPairsBad {
    static class A { int n; }
    static class B { int n; }
    static final A a1 = new A(), a2 = new A();
    static final B b1 = new B(), b2 = new B();

    public static void main(String[] args) {
        new Thread(() -> {
            for (int i = 0; i < 100000; i++) { synchronized (a1) { synchronized (b1) { a1.n++; } } }
        }).start();
        new Thread(() -> {
            for (int i = 0; i < 100000; i++) { synchronized (b1) { synchronized (a1) { b1.n++; } } }
        }).start();
        new Thread(() -> {
            for (int i = 0; i < 100000; i++) { synchronized (a2) { synchronized (b2) { b2.n++; } } }
        }).start();
    }
}
