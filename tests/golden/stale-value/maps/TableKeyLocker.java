// run: scan --library --only stale-value
// expect: stale-value
// pilgr/Paper#170: two first users of a key both find no semaphore and each put their own, so both enter the section of that key
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.Semaphore;

public class TableKeyLocker {
    private final ConcurrentMap<String, Semaphore> perKey = new ConcurrentHashMap<>();
    private final Semaphore global = new Semaphore(Short.MAX_VALUE);

    public void acquire(String key) {
        if (key == null) {
            throw new IllegalArgumentException("key");
        }
        global.acquireUninterruptibly();
        if (!perKey.containsKey(key)) {
            perKey.put(key, new Semaphore(1, true));
        }
        Semaphore s = perKey.get(key);
        s.acquireUninterruptibly();
    }

    public void release(String key) {
        Semaphore s = perKey.get(key);
        if (s == null) {
            throw new IllegalStateException("not acquired: " + key);
        }
        s.release();
        global.release();
    }

    public boolean isBusy(String key) {
        Semaphore s = perKey.get(key);
        return s != null && s.availablePermits() == 0;
    }

    public int knownKeys() {
        return perKey.size();
    }
}
// corpus: unseen19
