import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.locks.ReentrantReadWriteLock;

/** Look under the read lock, decide anew under the write lock. */
public class LookupAgain {
    static class Entry {
        final String key;

        Entry(String key) {
            this.key = key;
        }
    }

    private final ReentrantReadWriteLock rw = new ReentrantReadWriteLock();
    private final Map<String, Entry> entries = new HashMap<>(); // shared
    private int misses;

    Entry get(String key) {
        Entry e;
        rw.readLock().lock();
        try {
            e = entries.get(key); // @look held: rw (read), not held: rw, parallel: look
        } finally {
            rw.readLock().unlock();
        }
        if (e != null) {
            return e;
        }
        misses++; // @miss not held: rw, not held: rw (read), parallel: miss, parallel: fill
        rw.writeLock().lock();
        try {
            e = entries.get(key); // @again held: rw, not parallel: look, not parallel: again
            if (e == null) {
                e = new Entry(key); // shared
                entries.put(key, e); // @fill held: rw, not parallel: look, not parallel: again
            }
            return e;
        } finally {
            rw.writeLock().unlock();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        LookupAgain cache = new LookupAgain();
        Runnable user = () -> {
            for (int i = 0; i < 20; i++) {
                Entry e = cache.get("k" + (i % 5));
                if (e.key.isEmpty()) {
                    throw new IllegalStateException();
                }
            }
        };
        Thread a = new Thread(user);
        Thread b = new Thread(user);
        a.start();
        b.start();
        a.join();
        b.join();
        System.out.println(cache.misses);
    }
}
