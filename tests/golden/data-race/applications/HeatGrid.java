// After the write of its own cell no second barrier precedes the neighbours' reads in the next step.
// run: scan --only data-race
// expect: data-race field=HeatGrid.cells[]
import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;

public class HeatGrid {
    private static final int CELLS = 4;
    private static final int STEPS = 50;

    private final double[] cells = new double[CELLS];
    private final CyclicBarrier barrier = new CyclicBarrier(CELLS);

    HeatGrid() {
        cells[0] = 100.0;
    }

    private void simulate(int index) {
        int left = Math.floorMod(index - 1, CELLS);
        int right = (index + 1) % CELLS;
        try {
            for (int step = 0; step < STEPS; step++) {
                double next = (cells[left] + cells[index] + cells[right]) / 3;
                barrier.await();
                cells[index] = next;
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } catch (BrokenBarrierException e) {
            throw new IllegalStateException(e);
        }
    }

    double[] run() throws InterruptedException {
        Thread[] threads = new Thread[CELLS];
        for (int i = 0; i < CELLS; i++) {
            int index = i;
            threads[i] = new Thread(() -> simulate(index), "cell-" + i);
        }
        for (Thread t : threads) {
            t.start();
        }
        for (Thread t : threads) {
            t.join();
        }
        return cells;
    }

    public static void main(String[] args) throws InterruptedException {
        for (double d : new HeatGrid().run()) {
            System.out.printf("%.3f%n", d);
        }
    }
}
// corpus: unseen26
