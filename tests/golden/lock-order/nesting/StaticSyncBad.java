// run: scan --only lock-order --library
// expect: lock-order locks=StaticSyncBad$A.class,StaticSyncBad$B.class severity=high
// Static synchronized methods of two classes, opposite orders: surely the same two locks.
public class StaticSyncBad {
    public static class A {
        private static int n;
        public static synchronized void f() { B.inc(); }
        static synchronized void inc() { n++; }
    }

    public static class B {
        private static int n;
        public static synchronized void f() { A.inc(); }
        static synchronized void inc() { n++; }
    }
}
