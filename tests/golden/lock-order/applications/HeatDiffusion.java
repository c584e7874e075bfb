// Leaf tasks lock cell i then cell (i+1)%n; all leaves run in parallel in a pool of 4, so the ring of cells can be held one each.
// run: scan --only lock-order --min-severity medium
// expect: lock-order
// corpus: unseen30
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.RecursiveAction;

public class HeatDiffusion {

    static final class Cell {
        private double heat;

        Cell(double heat) {
            this.heat = heat;
        }
    }

    static final class Spread extends RecursiveAction {
        private static final long serialVersionUID = 1L;
        private final transient Cell[] ring;
        private final int lo;
        private final int hi;

        Spread(Cell[] ring, int lo, int hi) {
            this.ring = ring;
            this.lo = lo;
            this.hi = hi;
        }

        @Override
        protected void compute() {
            if (hi - lo > 1) {
                int mid = (lo + hi) >>> 1;
                invokeAll(new Spread(ring, lo, mid), new Spread(ring, mid, hi));
                return;
            }
            Cell cell = ring[lo];
            Cell neighbour = ring[(lo + 1) % ring.length];
            synchronized (cell) {
                synchronized (neighbour) {
                    double flow = (cell.heat - neighbour.heat) / 4;
                    cell.heat -= flow;
                    neighbour.heat += flow;
                }
            }
        }
    }

    public static void main(String[] args) {
        Cell[] ring = new Cell[4];
        for (int i = 0; i < ring.length; i++) {
            ring[i] = new Cell(i * 10.0);
        }
        ForkJoinPool pool = new ForkJoinPool(4);
        pool.invoke(new Spread(ring, 0, ring.length));
        pool.shutdown();
        double sum = 0;
        for (Cell c : ring) {
            synchronized (c) {
                sum += c.heat;
            }
        }
        System.out.printf("energy %.1f%n", sum);
    }
}
