// run: scan --only lock-order
// expect: none
// A, then B, then C, in one order everywhere, with and without the middle one.
public class HeldAcrossOk {
    static int n;
    static class A {
        static synchronized void f() { B.f(); }
        static synchronized void g() { C.g(); }
    }
    static class B { static synchronized void f() { C.g(); } }
    static class C {
        static synchronized void g() { n++; }
    }

    public static void main(String[] args) {
        new Thread(() -> {
            for (int i = 0; i < 100000; i++) { A.f(); }
        }).start();
        new Thread(() -> {
            for (int i = 0; i < 100000; i++) { A.g(); }
        }).start();
        new Thread(() -> {
            for (int i = 0; i < 100000; i++) { B.f(); }
        }).start();
    }
}
