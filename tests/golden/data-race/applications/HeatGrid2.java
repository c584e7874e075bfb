// Workers write disjoint cells of back and read front; the swap is in the barrier action, ordered by CyclicBarrier on both sides.
// run: scan --only data-race
// expect: none
import java.util.Arrays;
import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;

public class HeatGrid2 {
    private double[] front;
    private double[] back;
    private double peak;
    private int swaps;
    private final int rounds;
    private final int workers;
    private final CyclicBarrier barrier;

    HeatGrid2(int cells, int workers, int rounds) {
        this.front = new double[cells];
        this.back = new double[cells];
        this.rounds = rounds;
        this.workers = workers;
        this.barrier = new CyclicBarrier(workers, this::swap);
        for (int i = 0; i < cells; i++) {
            front[i] = i % 5 == 0 ? 50 : 1;
        }
    }

    private void swap() {
        double[] t = front;
        front = back;
        back = t;
        swaps++;
        peak = Arrays.stream(front).max().orElse(0);
    }

    private void relax(int from, int to) {
        for (int i = from; i < to; i++) {
            double l = front[Math.max(0, i - 1)];
            double r = front[Math.min(front.length - 1, i + 1)];
            back[i] = (l + front[i] + r) / 3;
        }
    }

    private void work(int from, int to) {
        try {
            for (int r = 0; r < rounds; r++) {
                relax(from, to);
                barrier.await();
                if (peak < 0.001) {
                    return;
                }
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } catch (BrokenBarrierException e) {
            throw new IllegalStateException(e);
        }
    }

    void run() throws InterruptedException {
        Thread[] threads = new Thread[workers];
        int cells = front.length;
        for (int w = 0; w < workers; w++) {
            int from = cells * w / workers;
            int to = cells * (w + 1) / workers;
            threads[w] = new Thread(() -> work(from, to));
        }
        for (Thread t : threads) {
            t.start();
        }
        for (Thread t : threads) {
            t.join();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        HeatGrid2 grid = new HeatGrid2(50, 3, 30);
        grid.run();
        System.out.printf("swaps %d peak %.3f%n", grid.swaps, grid.peak);
    }
}
// corpus: unseen27
