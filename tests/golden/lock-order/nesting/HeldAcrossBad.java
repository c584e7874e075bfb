// run: scan --only lock-order
// expect: lock-order locks=HeldAcrossBad$A.class,HeldAcrossBad$C.class
// The two locks of the cycle are not neighbours: B.class is taken between them, and nowhere else.
public class HeldAcrossBad {
    static int n;
    static class A {
        static synchronized void f() { B.f(); }
        static synchronized void g() { n++; }
    }
    static class B { static synchronized void f() { C.g(); } }
    static class C {
        static synchronized void f() { A.g(); }
        static synchronized void g() { n++; }
    }

    public static void main(String[] args) {
        new Thread(() -> {
            for (int i = 0; i < 100000; i++) { A.f(); }
        }).start();
        new Thread(() -> {
            for (int i = 0; i < 100000; i++) { C.f(); }
        }).start();
    }
}
