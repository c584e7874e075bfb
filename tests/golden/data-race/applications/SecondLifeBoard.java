// Workers read front and write disjoint rows of back; CyclicBarrier separates the steps and its action swaps the buffers.
// run: scan --only data-race --min-severity medium
// expect: none
// corpus: unseen31
import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;

public class SecondLifeBoard {
    private final int size;
    private final int workers;
    private final CyclicBarrier barrier;
    private boolean[][] front;
    private boolean[][] back;
    private int generation;

    SecondLifeBoard(int size, int workers) {
        this.size = size;
        this.workers = workers;
        front = new boolean[size][size];
        back = new boolean[size][size];
        barrier = new CyclicBarrier(workers, this::swap);
        for (int i = 0; i < size; i++) {
            front[i][(i * 5) % size] = true;
            front[(i * 3) % size][i] = true;
        }
    }

    private void swap() {
        boolean[][] t = front;
        front = back;
        back = t;
        generation++;
    }

    private int neighbours(int y, int x) {
        int n = 0;
        for (int dy = -1; dy <= 1; dy++) {
            for (int dx = -1; dx <= 1; dx++) {
                if ((dy != 0 || dx != 0) && front[(y + dy + size) % size][(x + dx + size) % size]) {
                    n++;
                }
            }
        }
        return n;
    }

    private void strip(int from, int to, int rounds) {
        try {
            for (int g = 0; g < rounds; g++) {
                for (int y = from; y < to; y++) {
                    for (int x = 0; x < size; x++) {
                        int n = neighbours(y, x);
                        back[y][x] = n == 3 || (n == 2 && front[y][x]);
                    }
                }
                barrier.await();
            }
        } catch (InterruptedException | BrokenBarrierException e) {
            Thread.currentThread().interrupt();
        }
    }

    int run(int rounds) throws InterruptedException {
        Thread[] ts = new Thread[workers];
        int per = size / workers;
        for (int w = 0; w < workers; w++) {
            int from = w * per;
            int to = w == workers - 1 ? size : from + per;
            ts[w] = new Thread(() -> strip(from, to, rounds));
            ts[w].start();
        }
        for (Thread t : ts) {
            t.join();
        }
        int alive = 0;
        for (boolean[] row : front) {
            for (boolean b : row) {
                alive += b ? 1 : 0;
            }
        }
        return alive;
    }

    public static void main(String[] args) throws InterruptedException {
        SecondLifeBoard b = new SecondLifeBoard(30, 3);
        System.out.println(b.run(12) + " after " + b.generation);
    }
}
