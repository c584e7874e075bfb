// run: scan --only lock-order
// expect: lock-order locks=ThreeCycleBad$A.class,ThreeCycleBad$B.class,ThreeCycleBad$C.class
// Three threads, three locks; no two of them are taken in both orders.
public class ThreeCycleBad {
    static int n;
    static class A { static synchronized void f() { B.g(); } static synchronized void g() { n++; } }
    static class B { static synchronized void f() { C.g(); } static synchronized void g() { n++; } }
    static class C { static synchronized void f() { A.g(); } static synchronized void g() { n++; } }

    public static void main(String[] args) {
        new Thread(() -> {
            for (int i = 0; i < 100000; i++) { A.f(); }
        }).start();
        new Thread(() -> {
            for (int i = 0; i < 100000; i++) { B.f(); }
        }).start();
        new Thread(() -> {
            for (int i = 0; i < 100000; i++) { C.f(); }
        }).start();
    }
}
