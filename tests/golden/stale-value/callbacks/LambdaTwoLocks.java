// run: scan --only stale-value
// expect: stale-value method=LambdaTwoLocks.consume line=here
// withLock is called twice, the second lambda stores what the first one read
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Supplier;

public class LambdaTwoLocks {
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
        int left = withLock(() -> quota.getOrDefault(user, 100));
        if (left < n) {
            return false;
        }
        withLock(() -> quota.put(user, left - n)); // <- here
        return true;
    }

    public void reset(String user) {
        withLock(() -> quota.remove(user));
    }
}
// corpus: unseen
