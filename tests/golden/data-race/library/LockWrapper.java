// A lock that one method leaves to its caller and another releases for it.
// run: scan --library --only data-race
// expect: none
import java.util.concurrent.locks.ReentrantLock;

public class LockWrapper {
    private final ReentrantLock lock = new ReentrantLock();
    private long sum;

    private void begin() { lock.lock(); }
    private void end() { lock.unlock(); }

    public void add(long value) {
        begin();
        try {
            sum += value;
        } finally {
            end();
        }
    }

    public long sum() {
        lock.lock();
        try {
            return sum;
        } finally {
            lock.unlock();
        }
    }
}
