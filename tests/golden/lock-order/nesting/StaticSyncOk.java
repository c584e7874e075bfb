// run: scan --only lock-order --library
// expect: none
// Both methods take A.class first.
public class StaticSyncOk {
    public static class A {
        private static int n;
        public static synchronized void f() { B.inc(); }
        static synchronized void inc() { n++; }
    }

    public static class B {
        private static int n;
        public static void f() {
            synchronized (A.class) {
                synchronized (B.class) { n++; }
            }
        }
        static synchronized void inc() { n++; }
    }
}
