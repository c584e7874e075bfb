// run: scan --only atomicity
// expect: atomicity
// the model's read lock is taken twice under the view's monitor, for rows and for columns
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class LayoutRw {
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
        int r = m.rows();
        int c = m.cols();
        cells = new int[r * c];
    }
    public synchronized int cellCount() { return cells.length; }
}
// corpus: unseen
