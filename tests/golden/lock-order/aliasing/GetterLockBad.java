// run: scan --only lock-order --library
// expect: lock-order locks=GetterLockBad$Model,java.lang.Object
// The lock of the view is its model's lock object, got through a getter.
public class GetterLockBad {
    public static class Model {
        private final Object lock = new Object();
        private int n;
        Object getLock() { return lock; }
        public void set(int k) { synchronized (lock) { n = k; touch(); } }
        private synchronized void touch() { n++; }
        public synchronized int viaView(View v) { return v.paint(this); }
    }
    public static class View {
        private int n;
        int paint(Model m) { synchronized (m.getLock()) { return n++; } }
    }
}
