// run: scan --only lock-order --library
// expect: none
// The getter hands out the very monitor that is already held.
public class GetterLockOk {
    public static class Model {
        private final Object lock = new Object();
        private int n;
        Object getLock() { return lock; }
        public void set(int k) { synchronized (lock) { n = k; } }
        public int viaView(View v) { synchronized (getLock()) { return v.paint(this); } }
    }
    public static class View {
        private int n;
        public int paint(Model m) { synchronized (m.getLock()) { return n++; } }
    }
}
