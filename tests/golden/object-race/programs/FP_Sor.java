// Red-black relaxation, re-typed: workers share the two grids, a barrier orders the phases.
// Each worker has rows of its own, which is not seen: they come from one grid. Its change is read after it was joined.
//
// run: scan --only object-race
// expect: object-race line=rows
import java.util.concurrent.*;
public class FP_Sor {
    static class Grid { final double[][] cells; Grid(int n) { cells = new double[n][]; for (int i = 0; i < n; i++) cells[i] = new double[n]; }
        double[] row(int i) { return cells[i]; } }
    static class Worker extends Thread {
        final Grid grid; final int from, to; final CyclicBarrier barrier; double change;
        Worker(Grid grid, int from, int to, CyclicBarrier barrier) { this.grid = grid; this.from = from; this.to = to; this.barrier = barrier; }
        public void run() {
            try {
                for (int t = 0; t < 10; t++) {
                    for (int i = from; i < to; i++) { double[] row = grid.row(i); for (int j = 1; j + 1 < row.length; j++) { row[j] = (row[j - 1] + row[j + 1]) / 2; change += row[j]; } } // <- rows
                    barrier.await();
                }
            } catch (Exception e) { throw new RuntimeException(e); }
        }
        double change() { return change; }
    }
    public static void main(String[] args) throws Exception {
        Grid grid = new Grid(64); CyclicBarrier barrier = new CyclicBarrier(4); Worker[] all = new Worker[4];
        for (int i = 0; i < 4; i++) { all[i] = new Worker(grid, i * 16, i * 16 + 16, barrier); all[i].start(); }
        for (Worker w : all) { w.join(); System.out.println(w.change()); }
    }
}
