// run: scan --only lock-order
// expect: none
// A thread is started while a lock is held: the new thread does not hold it.
public class StartUnderLockOk {
    static class A { int n; }
    static class B { int n; }
    static final A a = new A();
    static final B b = new B();
    static void spawn() {
        synchronized (a) {
            new Thread(() -> { synchronized (b) { b.n++; } }).start();
        }
    }
    static void ba() { synchronized (b) { synchronized (a) { a.n++; } } }

    public static void main(String[] args) {
        spawn();
        ba();
    }
}
