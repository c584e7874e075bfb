// run: scan --only lock-order
// expect: none
// The lock is the fifth in a chain of fields, longer than names get; not the third.
public class CutNameOk {
    static class A { final B b = new B(); }
    static class B { final C c = new C(); }
    static class C { final D d = new D(); }
    static class D { final Object lock = new Object(); int n; }
    static class Log { int n; }
    static final Log LOG = new Log();

    static class Chain {
        final A a = new A();
        void first() {
            synchronized (LOG) {
                synchronized (a.b.c.d.lock) { LOG.n++; }
            }
        }
        void second() {
            synchronized (a.b.c) {
                synchronized (LOG) { LOG.n--; }
            }
        }
    }

    public static void main(String[] args) {
        Chain chain = new Chain();
        new Thread(chain::first).start();
        new Thread(chain::second).start();
    }
}
