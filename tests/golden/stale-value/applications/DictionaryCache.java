// Miss seen under the read lock is re-checked (get again) under the write lock before inserting; the value returned is the one in the map.
// run: scan --only atomicity,stale-value --min-severity medium
// expect: none
// corpus: unseen30
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class DictionaryCache {

    private final ReadWriteLock lock = new ReentrantReadWriteLock();
    private final Map<String, String> entries = new HashMap<>();
    private int loads;

    String translate(String word) {
        lock.readLock().lock();
        try {
            String hit = entries.get(word);
            if (hit != null) {
                return hit;
            }
        } finally {
            lock.readLock().unlock();
        }
        lock.writeLock().lock();
        try {
            String hit = entries.get(word);
            if (hit == null) {
                hit = new StringBuilder(word).reverse().toString();
                entries.put(word, hit);
                loads++;
            }
            return hit;
        } finally {
            lock.writeLock().unlock();
        }
    }

    int loads() {
        lock.readLock().lock();
        try {
            return loads;
        } finally {
            lock.readLock().unlock();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        DictionaryCache cache = new DictionaryCache();
        String[] words = {"tree", "house", "river", "tree", "cloud", "house"};
        Thread[] readers = new Thread[3];
        for (int i = 0; i < readers.length; i++) {
            readers[i] = new Thread(() -> {
                for (String w : words) {
                    cache.translate(w);
                }
            });
            readers[i].start();
        }
        for (Thread r : readers) {
            r.join();
        }
        System.out.println("loads " + cache.loads());
    }
}
