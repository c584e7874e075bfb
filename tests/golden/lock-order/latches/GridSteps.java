// run: scan --only lock-order
// expect: none
// the sweep runs under the monitor, the wait at the barrier comes after it is released
import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;

public class GridSteps {
    private static final int SOLVERS = 2;
    private final double[] cells = new double[64];
    private final CyclicBarrier barrier = new CyclicBarrier(SOLVERS);

    private synchronized double sweep(int part) {
        int len = cells.length / SOLVERS;
        double change = 0;
        for (int i = part * len; i < (part + 1) * len; i++) {
            double old = cells[i];
            cells[i] = (old + cells[(i + 1) % cells.length] + 1) / 2;
            change += Math.abs(cells[i] - old);
        }
        return change;
    }

    double step(int part) throws InterruptedException, BrokenBarrierException {
        double change = sweep(part);
        barrier.await();
        return change;
    }

    private class Solver extends Thread {
        private final int part;
        private double moved;

        Solver(int part) {
            this.part = part;
        }

        @Override
        public void run() {
            try {
                for (int i = 0; i < 20; i++) {
                    moved += step(part);
                }
            } catch (InterruptedException | BrokenBarrierException e) {
                interrupt();
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        GridSteps g = new GridSteps();
        Solver[] solvers = new Solver[SOLVERS];
        for (int i = 0; i < SOLVERS; i++) {
            solvers[i] = g.new Solver(i);
            solvers[i].start();
        }
        for (Solver s : solvers) {
            s.join();
            System.out.println(s.moved);
        }
    }
}
// corpus: unseen10
