// run: scan --only lock-order
// expect: none
// As ThreadSubclassBad, but each thread has objects of its own.
public class ThreadSubclassOk {
    static class A { int n; }
    static class B { int n; }
    static class Up extends Thread {
        final A a = new A(); final B b = new B();
        @Override public void run() { for (int i = 0; i < 100000; i++) synchronized (a) { synchronized (b) { a.n++; } } }
    }
    static class Down extends Thread {
        final A a = new A(); final B b = new B();
        @Override public void run() { for (int i = 0; i < 100000; i++) synchronized (b) { synchronized (a) { b.n++; } } }
    }

    public static void main(String[] args) {
        new Up().start();
        new Down().start();
    }
}
