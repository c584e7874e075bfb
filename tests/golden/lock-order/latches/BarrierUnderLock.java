// run: scan --only lock-order
// expect: lock-order
// Each worker calls barrier.await() inside synchronized(grid); the second party can never enter the block, so the barrier is never complete.
import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;

public class BarrierUnderLock {
    private static final int N = 2;
    private final int[] grid = new int[N];
    private final CyclicBarrier barrier = new CyclicBarrier(N);

    private class Worker implements Runnable {
        private final int col;

        Worker(int col) {
            this.col = col;
        }

        @Override
        public void run() {
            for (int step = 0; step < 10; step++) {
                synchronized (grid) {
                    grid[col] += step;
                    try {
                        barrier.await();
                    } catch (InterruptedException | BrokenBarrierException e) {
                        return;
                    }
                }
            }
        }
    }

    void simulate() throws InterruptedException {
        Thread[] ts = new Thread[N];
        for (int i = 0; i < N; i++) {
            ts[i] = new Thread(new Worker(i));
            ts[i].start();
        }
        for (Thread t : ts) {
            t.join();
        }
        System.out.println(grid[0] + grid[1]);
    }

    public static void main(String[] args) throws InterruptedException {
        new BarrierUnderLock().simulate();
    }
}
// corpus: unseen
