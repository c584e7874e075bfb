// run: scan --only stale-value
// expect: none
// the condition is tested again under the write lock
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class QuotaRwRecheck {
    private final ReentrantReadWriteLock rw = new ReentrantReadWriteLock();
    private final Map<String, Integer> used = new HashMap<>();
    private final int limit;

    public QuotaRwRecheck(int limit) { this.limit = limit; }

    public boolean consume(String user) {
        int n;
        rw.readLock().lock();
        try {
            n = used.getOrDefault(user, 0);
        } finally {
            rw.readLock().unlock();
        }
        if (n >= limit) return false;
        rw.writeLock().lock();
        try {
            int now = used.getOrDefault(user, 0);
            if (now >= limit) return false;
            used.put(user, now + 1);
            return true;
        } finally {
            rw.writeLock().unlock();
        }
    }
    public void reset() {
        rw.writeLock().lock();
        try { used.clear(); } finally { rw.writeLock().unlock(); }
    }
}
// corpus: unseen
