// Workers write disjoint rows of next; the swap and generation++ are in the barrier action, ordered before and after all await() calls.
// run: scan --only data-race
// expect: none
import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;

public class LifeBoard {
    private static final int SIZE = 32;
    private static final int WORKERS = 4;

    private boolean[][] current = new boolean[SIZE][SIZE];
    private boolean[][] next = new boolean[SIZE][SIZE];
    private int generation;
    private final CyclicBarrier barrier = new CyclicBarrier(WORKERS, this::turn);

    private void turn() {
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
                        && current[Math.floorMod(r + dr, SIZE)][Math.floorMod(c + dc, SIZE)]) {
                    n++;
                }
            }
        }
        return n;
    }

    private void work(int first, int last) {
        try {
            while (generation < 20) {
                for (int r = first; r < last; r++) {
                    for (int c = 0; c < SIZE; c++) {
                        int n = neighbours(r, c);
                        next[r][c] = n == 3 || n == 2 && current[r][c];
                    }
                }
                barrier.await();
            }
        } catch (InterruptedException | BrokenBarrierException e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        LifeBoard board = new LifeBoard();
        board.current[1][2] = board.current[2][3] = true;
        board.current[3][1] = board.current[3][2] = board.current[3][3] = true;
        Thread[] workers = new Thread[WORKERS];
        int rows = SIZE / WORKERS;
        for (int w = 0; w < WORKERS; w++) {
            int first = w * rows;
            workers[w] = new Thread(() -> board.work(first, first + rows));
            workers[w].start();
        }
        for (Thread w : workers) {
            w.join();
        }
        int alive = 0;
        for (boolean[] row : board.current) {
            for (boolean cell : row) {
                alive += cell ? 1 : 0;
            }
        }
        System.out.println(alive + " alive after " + board.generation);
    }
}
// corpus: unseen26
