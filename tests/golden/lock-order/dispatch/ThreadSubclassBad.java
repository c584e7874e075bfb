// run: scan --only lock-order
// expect: lock-order locks=ThreadSubclassBad$A,ThreadSubclassBad$B
// Subclasses of Thread that override run.
public class ThreadSubclassBad {
    static class A { int n; }
    static class B { int n; }
    static class Up extends Thread {
        final A a; final B b;
        Up(A a, B b) { this.a = a; this.b = b; }
        @Override public void run() { for (int i = 0; i < 100000; i++) synchronized (a) { synchronized (b) { a.n++; } } }
    }
    static class Down extends Thread {
        final A a; final B b;
        Down(A a, B b) { this.a = a; this.b = b; }
        @Override public void run() { for (int i = 0; i < 100000; i++) synchronized (b) { synchronized (a) { b.n++; } } }
    }

    public static void main(String[] args) {
        A a = new A(); B b = new B();
        new Up(a, b).start();
        new Down(a, b).start();
    }
}
