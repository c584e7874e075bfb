import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;

public class LifeGrid {
    private final int size;
    private boolean[][] current;
    private boolean[][] next;
    private int generation;
    private final CyclicBarrier barrier;
    private final int workers;

    LifeGrid(int size, int workers) {
        this.size = size;
        this.workers = workers;
        current = new boolean[size][size];
        next = new boolean[size][size];
        for (int i = 0; i < size; i++) {
            for (int j = 0; j < size; j++) {
                current[i][j] = (i * 31 + j * 17) % 5 < 2;
            }
        }
        barrier = new CyclicBarrier(workers, this::flip);
    }

    private void flip() {
        boolean[][] t = current;
        current = next;
        next = t;
        generation++;
    }

    private int neighbours(int r, int c) {
        int n = 0;
        for (int dr = -1; dr <= 1; dr++) {
            for (int dc = -1; dc <= 1; dc++) {
                if ((dr != 0 || dc != 0)
                        && current[(r + dr + size) % size][(c + dc + size) % size]) {
                    n++;
                }
            }
        }
        return n;
    }

    private void evolve(int from, int to, int generations) {
        try {
            while (generation < generations) {
                for (int r = from; r < to; r++) {
                    for (int c = 0; c < size; c++) {
                        int n = neighbours(r, c);
                        next[r][c] = n == 3 || (n == 2 && current[r][c]);
                    }
                }
                barrier.await();
            }
        } catch (InterruptedException | BrokenBarrierException e) {
            throw new IllegalStateException(e);
        }
    }

    int run(int generations) throws InterruptedException {
        Thread[] crew = new Thread[workers];
        int chunk = size / workers;
        for (int w = 0; w < workers; w++) {
            int from = w * chunk;
            int to = w == workers - 1 ? size : from + chunk;
            crew[w] = new Thread(() -> evolve(from, to, generations));
            crew[w].start();
        }
        for (Thread t : crew) {
            t.join();
        }
        int alive = 0;
        for (boolean[] row : current) {
            for (boolean b : row) {
                alive += b ? 1 : 0;
            }
        }
        return alive;
    }

    public static void main(String[] args) throws InterruptedException {
        LifeGrid g = new LifeGrid(40, 4);
        System.out.println(g.run(25) + " cells after " + g.generation);
    }
}
