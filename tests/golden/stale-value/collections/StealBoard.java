// run: scan --only stale-value
// expect: stale-value
// claim() sees a task FREE in the atomic array and sets it TAKEN in a second step; owner and thief run the same task
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.function.IntConsumer;

public class StealBoard {
    private static final int FREE = 0;
    private static final int TAKEN = 1;

    private final AtomicIntegerArray state;
    private final AtomicIntegerArray runs;

    StealBoard(int tasks) {
        state = new AtomicIntegerArray(tasks);
        runs = new AtomicIntegerArray(tasks);
    }

    private boolean claim(int task) {
        if (state.get(task) == FREE) {
            state.set(task, TAKEN);
            return true;
        }
        return false;
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
        StealBoard board = new StealBoard(20_000);
        Thread owner = new Thread(() -> board.work(0, 1, board::ran));
        Thread thief = new Thread(() -> board.work(19_999, -1, board::ran));
        owner.start();
        thief.start();
        owner.join();
        thief.join();
        for (int i = 0; i < 20_000; i++) {
            if (board.runs.get(i) != 1) {
                System.out.println("task " + i + " ran " + board.runs.get(i) + " times");
            }
        }
    }
}
// corpus: unseen
