// run: scan --only stale-value
// expect: none
// a task is claimed with compareAndSet(); the get() before it only saves the attempt on tasks already taken
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.function.IntConsumer;

public class StealGrid {
    private static final int FREE = 0;
    private static final int TAKEN = 1;

    private final AtomicIntegerArray state;
    private final AtomicIntegerArray runs;

    StealGrid(int tasks) {
        state = new AtomicIntegerArray(tasks);
        runs = new AtomicIntegerArray(tasks);
    }

    private boolean claim(int task) {
        return state.get(task) == FREE && state.compareAndSet(task, FREE, TAKEN);
    }

    void work(int from, int step, IntConsumer body) {
        for (int i = from; i >= 0 && i < state.length(); i += step) {
            if (claim(i)) {
                body.accept(i);
            }
        }
    }

    void ran(int task) {
        runs.incrementAndGet(task);
    }

    public static void main(String[] args) throws InterruptedException {
        StealGrid grid = new StealGrid(20_000);
        Thread owner = new Thread(() -> grid.work(0, 1, grid::ran));
        Thread thief = new Thread(() -> grid.work(19_999, -1, grid::ran));
        owner.start();
        thief.start();
        owner.join();
        thief.join();
        for (int i = 0; i < 20_000; i++) {
            if (grid.runs.get(i) != 1) {
                throw new IllegalStateException("task " + i);
            }
        }
    }
}
// corpus: unseen
