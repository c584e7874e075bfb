// run: scan --library --only atomicity
// expect: atomicity
// rows() and cols() and cell() of the other grid are separate locked steps, resize() may come in between
public class HeatMap {
    public static class Grid {
        private double[][] cells = new double[1][1];

        public synchronized void resize(int rows, int cols) {
            cells = new double[rows][cols];
        }

        public synchronized int rows() {
            return cells.length;
        }

        public synchronized int cols() {
            return cells.length == 0 ? 0 : cells[0].length;
        }

        public synchronized double cell(int r, int c) {
            return cells[r][c];
        }

        public synchronized void heat(int r, int c, double d) {
            cells[r][c] += d;
        }
    }

    private double[][] shown = new double[0][0];
    private double peak;

    public synchronized void load(Grid grid) {
        double[][] next = new double[grid.rows()][grid.cols()];
        peak = 0;
        for (int r = 0; r < next.length; r++) {
            for (int c = 0; c < next[r].length; c++) {
                next[r][c] = grid.cell(r, c);
                peak = Math.max(peak, next[r][c]);
            }
        }
        shown = next;
    }

    public synchronized double relative(int r, int c) {
        return peak == 0 ? 0 : shown[r][c] / peak;
    }
}
// corpus: unseen21
