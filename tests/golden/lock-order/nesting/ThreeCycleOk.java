// run: scan --only lock-order
// expect: none
// Three locks with a fixed order A, B, C.
public class ThreeCycleOk {
    static int n;
    static class A { static synchronized void f() { B.g(); } static synchronized void g() { n++; } }
    static class B { static synchronized void f() { C.g(); } static synchronized void g() { n++; } }
    static class C { static synchronized void g() { n++; } }
    static void ac() { synchronized (A.class) { C.g(); } }

    public static void main(String[] args) {
        new Thread(() -> {
            for (int i = 0; i < 100000; i++) { A.f(); }
        }).start();
        new Thread(() -> {
            for (int i = 0; i < 100000; i++) { B.f(); }
        }).start();
        new Thread(() -> {
            for (int i = 0; i < 100000; i++) { ac(); }
        }).start();
    }
}
