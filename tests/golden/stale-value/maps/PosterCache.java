// run: scan --library --only stale-value
// expect: none
// render gets the entry once and works with that value; trim may drop it meanwhile without harm
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

public class PosterCache {
    private final Lock lock = new ReentrantLock();
    private final Map<String, byte[]> entries = new LinkedHashMap<>(16, 0.75f, true);

    private byte[] get(String key) {
        lock.lock();
        try {
            return entries.get(key);
        } finally {
            lock.unlock();
        }
    }

    public void store(String key, byte[] image) {
        byte[] copy = image.clone();
        lock.lock();
        try {
            entries.put(key, copy);
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
        byte[] image = get(key);
        return image != null ? image.clone() : new byte[0];
    }
}
// corpus: unseen20
