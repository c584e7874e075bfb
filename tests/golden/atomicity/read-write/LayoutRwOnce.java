// run: scan --only atomicity
// expect: none
// the model's read lock is taken once for both
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class LayoutRwOnce {
    public static class Model {
        final ReentrantReadWriteLock rw = new ReentrantReadWriteLock();
        private int rows, cols;
        public int rows() {
            rw.readLock().lock();
            try { return rows; } finally { rw.readLock().unlock(); }
        }
        public int cols() {
            rw.readLock().lock();
            try { return cols; } finally { rw.readLock().unlock(); }
        }
        public int[] shape() {
            rw.readLock().lock();
            try { return new int[] {rows, cols}; } finally { rw.readLock().unlock(); }
        }
        public void reshape(int r, int c) {
            rw.writeLock().lock();
            try { rows = r; cols = c; } finally { rw.writeLock().unlock(); }
        }
    }
    private int[] cells = {};

    public synchronized void layout(Model m) {
        int[] s = m.shape();
        cells = new int[s[0] * s[1]];
    }
    public synchronized int cellCount() { return cells.length; }
}
// corpus: unseen
