import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;

/** Game of life, rows dealt out in strips to worker threads. */
public class LifeStrips {
    private final int size;
    private final boolean[][] cells;
    private final boolean[][] fresh;
    private final int generations;
    private final CyclicBarrier computed;

    LifeStrips(int size, int workers, int generations) {
        this.size = size;
        this.generations = generations;
        this.cells = new boolean[size][size];
        this.fresh = new boolean[size][size];
        this.computed = new CyclicBarrier(workers);
        for (int i = 0; i < size; i++) {
            cells[i][(i * 3) % size] = true;
            cells[i][(i * 5 + 1) % size] = true;
            cells[i][(i * 7 + 2) % size] = true;
        }
    }

    private int neighbours(int r, int c) {
        int n = 0;
        for (int dr = -1; dr <= 1; dr++) {
            for (int dc = -1; dc <= 1; dc++) {
                if ((dr != 0 || dc != 0) && cells[(r + dr + size) % size][(c + dc + size) % size]) {
                    n++;
                }
            }
        }
        return n;
    }

    private class Strip implements Runnable {
        private final int from;
        private final int to;

        Strip(int from, int to) {
            this.from = from;
            this.to = to;
        }

        @Override
        public void run() {
            try {
                for (int g = 0; g < generations; g++) {
                    for (int r = from; r < to; r++) {
                        for (int c = 0; c < size; c++) {
                            int n = neighbours(r, c);
                            fresh[r][c] = n == 3 || (n == 2 && cells[r][c]);
                        }
                    }
                    computed.await();
                    for (int r = from; r < to; r++) {
                        System.arraycopy(fresh[r], 0, cells[r], 0, size);
                    }
                }
            } catch (InterruptedException | BrokenBarrierException e) {
                Thread.currentThread().interrupt();
            }
        }
    }

    int alive() {
        int n = 0;
        for (boolean[] row : cells) {
            for (boolean b : row) {
                n += b ? 1 : 0;
            }
        }
        return n;
    }

    public static void main(String[] args) throws InterruptedException {
        int workers = 4;
        int size = 64;
        LifeStrips world = new LifeStrips(size, workers, 30);
        Thread[] ts = new Thread[workers];
        for (int w = 0; w < workers; w++) {
            ts[w] = new Thread(world.new Strip(w * size / workers, (w + 1) * size / workers));
            ts[w].start();
        }
        for (Thread t : ts) {
            t.join();
        }
        System.out.println("alive: " + world.alive());
    }
}
