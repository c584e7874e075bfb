// run: scan --only stale-value
// expect: none
// An array carries the value from a lambda to the step that stores it.
// Missed: what a lambda stores in an array that it captures is not followed.
import java.util.concurrent.locks.ReentrantLock;

public class FN_ArrayBetween {
    private final ReentrantLock lock = new ReentrantLock();
    private int level;

    private void locked(Runnable body) {
        lock.lock();
        try {
            body.run();
        } finally {
            lock.unlock();
        }
    }

    public void raise() {
        int[] seen = new int[1];
        locked(() -> seen[0] = level);
        locked(() -> level = seen[0] + 1);
    }
}
// corpus: unseen
