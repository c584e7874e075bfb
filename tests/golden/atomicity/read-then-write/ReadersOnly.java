// run: scan --only atomicity
// expect: none
// After main configured the Grid no thread writes it, worker threads only read.
public class ReadersOnly {
    static class Grid {
        private int rows, cols;
        synchronized void configure(int r, int c) { rows = r; cols = c; }
        synchronized int rows() { return rows; }
        synchronized int cols() { return cols; }
    }

    static class Walker extends Thread {
        private final Grid g;
        private final Object lock = new Object();
        private int cells;
        Walker(Grid g) { this.g = g; }
        int walk() {
            synchronized (lock) {
                int r = g.rows();
                int c = g.cols();
                cells += r * c;
                return cells;
            }
        }
        @Override public void run() { walk(); }
    }

    public static void main(String[] args) {
        Grid g = new Grid();
        g.configure(3, 4);
        for (int i = 0; i < 4; i++) new Walker(g).start();
    }
}
// corpus: unseen
