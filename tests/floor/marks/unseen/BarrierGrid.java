import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;

/** Two phases over a grid: all rows are written before any neighbour is read. */
public class BarrierGrid {
    private static final int ROWS = 3;
    private final int[] current = new int[ROWS]; // shared
    private final int[] next = new int[ROWS]; // shared
    private final CyclicBarrier barrier = new CyclicBarrier(ROWS, this::turn);
    private int turns;

    private void turn() {
        turns++; // @turn not parallel: turn, not parallel: write, not parallel: read
    }

    private void sync() {
        try {
            barrier.await();
        } catch (InterruptedException | BrokenBarrierException e) {
            throw new IllegalStateException(e);
        }
    }

    void row(int i) {
        int[] window = new int[2]; // confined
        current[i] = i + 1; // @write parallel: write, not parallel: read
        sync();
        window[0] = current[(i + 1) % ROWS]; // @read parallel: read
        window[1] = current[i];
        next[i] = window[0] + window[1]; // @next parallel: read, not parallel: write
        sync();
        current[i] = next[(i + 1) % ROWS]; // @back parallel: back, not parallel: next, not parallel: read
    }

    public static void main(String[] args) throws InterruptedException {
        BarrierGrid grid = new BarrierGrid(); // shared
        Thread[] rows = new Thread[ROWS]; // confined
        for (int i = 0; i < ROWS; i++) {
            int row = i;
            rows[i] = new Thread(() -> grid.row(row));
            rows[i].start(); // @start parallel: write
        }
        for (Thread t : rows) {
            t.join();
        }
        System.out.println(grid.current[0] + " " + grid.turns);
    }
}
