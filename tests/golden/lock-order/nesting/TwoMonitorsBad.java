// run: scan --only lock-order --library
// expect: lock-order locks=TwoMonitorsBad$A,TwoMonitorsBad$B
// Two classes call each other's synchronized methods.
public class TwoMonitorsBad {
    public static class A {
        private int n;
        public synchronized void f(B b) { b.inc(); }
        public synchronized void inc() { n++; }
    }

    public static class B {
        private int n;
        public synchronized void f(A a) { a.inc(); }
        public synchronized void inc() { n++; }
    }
}
