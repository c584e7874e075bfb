// run: scan --only lock-order --library
// expect: none
// B calls out before it takes its own lock.
public class TwoMonitorsOk {
    public static class A {
        private int n;
        public synchronized void f(B b) { b.inc(); }
        public synchronized void inc() { n++; }
    }

    public static class B {
        private int n;
        public void f(A a) { a.inc(); inc(); }
        public synchronized void inc() { n++; }
    }
}
