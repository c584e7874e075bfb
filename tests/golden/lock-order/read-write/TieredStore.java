// run: scan --library --only lock-order
// expect: lock-order
// lookup takes the near read lock then the far lock; spill takes the far lock and then the near write lock
import java.util.HashMap;
import java.util.Iterator;
import java.util.Map;
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class TieredStore<K, V> {
    private final ReentrantReadWriteLock nearLock = new ReentrantReadWriteLock();
    private final ReentrantLock farLock = new ReentrantLock();
    private final Map<K, V> near = new HashMap<>();
    private final Map<K, V> far = new HashMap<>();

    public V lookup(K key) {
        nearLock.readLock().lock();
        try {
            V v = near.get(key);
            return v != null ? v : promote(key);
        } finally {
            nearLock.readLock().unlock();
        }
    }

    private V promote(K key) {
        farLock.lock();
        try {
            return far.get(key);
        } finally {
            farLock.unlock();
        }
    }

    public void store(K key, V value) {
        nearLock.writeLock().lock();
        try {
            near.put(key, value);
        } finally {
            nearLock.writeLock().unlock();
        }
    }

    public void spill(int max) {
        farLock.lock();
        try {
            evictNear(max);
        } finally {
            farLock.unlock();
        }
    }

    private void evictNear(int max) {
        nearLock.writeLock().lock();
        try {
            Iterator<Map.Entry<K, V>> it = near.entrySet().iterator();
            while (near.size() > max && it.hasNext()) {
                Map.Entry<K, V> e = it.next();
                far.put(e.getKey(), e.getValue());
                it.remove();
            }
        } finally {
            nearLock.writeLock().unlock();
        }
    }
}
// corpus: unseen16
