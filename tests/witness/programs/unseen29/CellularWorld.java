import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;

/** Game of life with two boards that change roles between generations. */
public class CellularWorld {
    private final int n;
    private final int limit;
    private final CyclicBarrier barrier;
    private byte[][] front;
    private byte[][] back;
    private int generation;
    private boolean finished;
    private final int[] births;

    CellularWorld(int n, int workers, int limit) {
        this.n = n;
        this.limit = limit;
        this.front = new byte[n][n];
        this.back = new byte[n][n];
        this.births = new int[workers];
        this.barrier = new CyclicBarrier(workers, this::turnPage);
        for (int i = 0; i < n * n; i++) {
            front[i / n][i % n] = (byte) ((i * 31 + i / 7) % 5 < 2 ? 1 : 0);
        }
    }

    private void turnPage() {
        byte[][] t = front;
        front = back;
        back = t;
        generation++;
        int total = 0;
        for (int b : births) {
            total += b;
        }
        finished = generation == limit || total == 0;
        java.util.Arrays.fill(births, 0);
    }

    private int around(int r, int c) {
        int sum = -front[r][c];
        for (int i = r - 1; i <= r + 1; i++) {
            for (int j = c - 1; j <= c + 1; j++) {
                sum += front[(i + n) % n][(j + n) % n];
            }
        }
        return sum;
    }

    private void live(int worker, int from, int to) {
        try {
            while (!finished) {
                for (int r = from; r < to; r++) {
                    for (int c = 0; c < n; c++) {
                        int k = around(r, c);
                        boolean was = front[r][c] == 1;
                        boolean is = k == 3 || (k == 2 && was);
                        if (is && !was) {
                            births[worker]++;
                        }
                        back[r][c] = (byte) (is ? 1 : 0);
                    }
                }
                barrier.await();
            }
        } catch (InterruptedException | BrokenBarrierException e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        int workers = 3;
        CellularWorld world = new CellularWorld(60, workers, 25);
        Thread[] threads = new Thread[workers];
        for (int w = 0; w < workers; w++) {
            int id = w;
            threads[w] = new Thread(() -> world.live(id, id * 20, (id + 1) * 20));
            threads[w].start();
        }
        for (Thread t : threads) {
            t.join();
        }
        int alive = 0;
        for (byte[] row : world.front) {
            for (byte b : row) {
                alive += b;
            }
        }
        System.out.println(alive + " cells after " + world.generation + " generations");
    }
}
