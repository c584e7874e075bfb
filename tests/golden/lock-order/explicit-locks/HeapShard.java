// run: scan --library --only lock-order
// expect: none
// two shards are always locked in the order of their unique serial number
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Predicate;

public final class HeapShard<K, V> {
    private static final AtomicLong SERIALS = new AtomicLong();

    private final long serial = SERIALS.incrementAndGet();
    private final ReentrantLock lock = new ReentrantLock();
    private final Map<K, V> data = new HashMap<>();

    public V put(K key, V value) {
        lock.lock();
        try {
            return data.put(key, value);
        } finally {
            lock.unlock();
        }
    }

    public V get(K key) {
        lock.lock();
        try {
            return data.get(key);
        } finally {
            lock.unlock();
        }
    }

    public boolean migrate(K key, HeapShard<K, V> target) {
        if (target == this) {
            return false;
        }
        HeapShard<K, V> first = serial < target.serial ? this : target;
        HeapShard<K, V> second = first == this ? target : this;
        first.lock.lock();
        try {
            second.lock.lock();
            try {
                V v = data.remove(key);
                if (v == null) {
                    return false;
                }
                target.data.put(key, v);
                return true;
            } finally {
                second.lock.unlock();
            }
        } finally {
            first.lock.unlock();
        }
    }

    public int size() {
        lock.lock();
        try {
            return data.size();
        } finally {
            lock.unlock();
        }
    }
}
// corpus: unseen11
