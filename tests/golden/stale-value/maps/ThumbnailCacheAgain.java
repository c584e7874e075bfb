// run: scan --library --only stale-value
// expect: stale-value
// render asks has(key) and then uses get(key).clone(); trim can remove the entry in between, get answers null
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

public class ThumbnailCacheAgain {
    private final Lock lock = new ReentrantLock();
    private final Map<String, byte[]> entries = new LinkedHashMap<>(16, 0.75f, true);

    public boolean has(String key) {
        lock.lock();
        try {
            return entries.containsKey(key);
        } finally {
            lock.unlock();
        }
    }

    private byte[] get(String key) {
        lock.lock();
        try {
            return entries.get(key);
        } finally {
            lock.unlock();
        }
    }

    public void store(String key, byte[] image) {
        lock.lock();
        try {
            entries.put(key, image.clone());
        } finally {
            lock.unlock();
        }
    }

    public void trim(int max) {
        lock.lock();
        try {
            Iterator<String> it = entries.keySet().iterator();
            while (entries.size() > max && it.hasNext()) {
                it.next();
                it.remove();
            }
        } finally {
            lock.unlock();
        }
    }

    public byte[] render(String key) {
        if (has(key)) {
            return get(key).clone();
        }
        return new byte[0];
    }
}
// corpus: unseen20
