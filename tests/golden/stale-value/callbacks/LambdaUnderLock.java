// run: scan --only stale-value
// expect: none
// a higher-order withLock method runs the whole check-then-act lambda while the lock is held
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Supplier;

public class LambdaUnderLock {
    private final ReentrantLock lock = new ReentrantLock();
    private final Map<String, Integer> quota = new HashMap<>();

    private <R> R withLock(Supplier<R> body) {
        lock.lock();
        try {
            return body.get();
        } finally {
            lock.unlock();
        }
    }

    public boolean consume(String user, int n) {
        return withLock(() -> {
            int left = quota.getOrDefault(user, 100);
            if (left < n) {
                return false;
            }
            quota.put(user, left - n);
            return true;
        });
    }

    public void reset(String user) {
        withLock(() -> quota.remove(user));
    }
}
// corpus: unseen
