// run: scan --only stale-value
// expect: stale-value
// usage read under the read lock decides the write done later under the write lock without another test
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class QuotaRw {
    private final ReentrantReadWriteLock rw = new ReentrantReadWriteLock();
    private final Map<String, Integer> used = new HashMap<>();
    private final int limit;

    public QuotaRw(int limit) { this.limit = limit; }

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
            used.put(user, n + 1);
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
