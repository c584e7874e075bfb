// run: scan --only lock-order
// expect: lock-order
// both solvers call the synchronized step(), which waits at the barrier with the monitor held; the second party never gets in
import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;

public class MatrixSteps {
    private static final int SOLVERS = 2;
    private final double[] cells = new double[64];
    private final CyclicBarrier barrier = new CyclicBarrier(SOLVERS);

    synchronized double step(int part) throws InterruptedException, BrokenBarrierException {
        int len = cells.length / SOLVERS;
        double change = 0;
        for (int i = part * len; i < (part + 1) * len; i++) {
            double old = cells[i];
            cells[i] = (old + cells[(i + 1) % cells.length] + 1) / 2;
            change += Math.abs(cells[i] - old);
        }
        barrier.await();
        return change;
    }

    private class Solver extends Thread {
        private final int part;

        Solver(int part) {
            this.part = part;
        }

        @Override
        public void run() {
            try {
                for (int i = 0; i < 20; i++) {
                    step(part);
                }
            } catch (InterruptedException | BrokenBarrierException e) {
                interrupt();
            }
        }
    }

    public static void main(String[] args) {
        MatrixSteps m = new MatrixSteps();
        for (int i = 0; i < SOLVERS; i++) {
            m.new Solver(i).start();
        }
    }
}
// corpus: unseen10
