// run: scan --only atomicity,stale-value
// expect: none
// Java Concurrency in Practice, listing 13.7 ReadWriteMap: looked up under the read lock, put under the write lock.

import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class JcipReadWriteMapOk<K, V> {
    private final Map<K, V> map = new HashMap<>();
    private final ReadWriteLock lock = new ReentrantReadWriteLock();

    public V get(K key) {
        lock.readLock().lock();
        try {
            return map.get(key);
        } finally {
            lock.readLock().unlock();
        }
    }

    public V put(K key, V value) {
        lock.writeLock().lock();
        try {
            return map.put(key, value);
        } finally {
            lock.writeLock().unlock();
        }
    }

    public boolean addIfAbsent(K key, V value) {
        lock.writeLock().lock();
        try {
            if (map.get(key) != null)
                return false;
            map.put(key, value);
            return true;
        } finally {
            lock.writeLock().unlock();
        }
    }
}
// corpus: published
