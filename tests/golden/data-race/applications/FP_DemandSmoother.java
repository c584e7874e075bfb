// No second barrier after copying back, so a neighbour reads boundary cells while they are written.
// run: scan --only data-race
// expect: data-race field=FP_DemandSmoother.current[]
// expect: data-race field=FP_DemandSmoother.next[]
import java.util.Arrays;
import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;

public class FP_DemandSmoother {
    private final double[] current;
    private final double[] next;
    private final int rounds;
    private final CyclicBarrier barrier;
    private final int workers;

    FP_DemandSmoother(double[] initial, int workers, int rounds) {
        this.current = initial.clone();
        this.next = new double[initial.length];
        this.rounds = rounds;
        this.workers = workers;
        this.barrier = new CyclicBarrier(workers);
    }

    private void smooth(int from, int to) {
        try {
            for (int r = 0; r < rounds; r++) {
                for (int i = from; i < to; i++) {
                    double left = i > 0 ? current[i - 1] : current[i];
                    double right = i < current.length - 1 ? current[i + 1] : current[i];
                    next[i] = (left + 2 * current[i] + right) / 4;
                }
                barrier.await();
                System.arraycopy(next, from, current, from, to - from);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } catch (BrokenBarrierException e) {
            throw new IllegalStateException(e);
        }
    }

    double[] run() throws InterruptedException {
        Thread[] pool = new Thread[workers];
        int step = current.length / workers;
        for (int w = 0; w < workers; w++) {
            int from = w * step;
            int to = w == workers - 1 ? current.length : from + step;
            pool[w] = new Thread(() -> smooth(from, to), "smooth-" + w);
            pool[w].start();
        }
        for (Thread t : pool) {
            t.join();
        }
        return current.clone();
    }

    public static void main(String[] args) throws InterruptedException {
        double[] demand = new double[40];
        for (int i = 0; i < demand.length; i++) {
            demand[i] = i % 7 == 0 ? 100 : 10;
        }
        double[] smooth = new FP_DemandSmoother(demand, 4, 25).run();
        System.out.printf("sum %.1f%n", Arrays.stream(smooth).sum());
    }
}
// corpus: unseen27
