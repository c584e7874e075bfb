// run: scan --only lock-order --library
// expect: none
// A synchronized method fills a fresh copy through its synchronized setter.
public class FreshCloneOk {
    public static class Matrix {
        private int v;
        public synchronized void set(int k) { v = k; }
        public synchronized Matrix dup() {
            Matrix m = new Matrix();
            m.set(v);
            return m;
        }
    }
}
