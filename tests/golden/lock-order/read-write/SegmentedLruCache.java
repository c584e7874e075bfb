// run: scan --library --only lock-order
// expect: lock-order
// elastic/elasticsearch#99326: promotion holds the LRU lock and removes from a segment (write lock); invalidateAll takes all segment write locks first and the LRU lock last
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class SegmentedLruCache<K, V> {
    private static final class Segment<K, V> {
        final ReentrantReadWriteLock rw = new ReentrantReadWriteLock();
        final Map<K, V> map = new HashMap<>();

        V put(K k, V v) {
            rw.writeLock().lock();
            try {
                return map.put(k, v);
            } finally {
                rw.writeLock().unlock();
            }
        }

        V get(K k) {
            rw.readLock().lock();
            try {
                return map.get(k);
            } finally {
                rw.readLock().unlock();
            }
        }

        void remove(K k) {
            rw.writeLock().lock();
            try {
                map.remove(k);
            } finally {
                rw.writeLock().unlock();
            }
        }
    }

    private final Segment<K, V>[] segments;
    private final Lock lruLock = new ReentrantLock();
    private final Set<K> order = new LinkedHashSet<>();
    private final int limit;

    @SuppressWarnings("unchecked")
    public SegmentedLruCache(int limit) {
        this.limit = limit;
        segments = (Segment<K, V>[]) new Segment<?, ?>[8];
        for (int i = 0; i < segments.length; i++) {
            segments[i] = new Segment<>();
        }
    }

    private Segment<K, V> segmentOf(K k) {
        return segments[k.hashCode() & 7];
    }

    public V get(K k) {
        return segmentOf(k).get(k);
    }

    public void put(K k, V v) {
        segmentOf(k).put(k, v);
        lruLock.lock();
        try {
            order.remove(k);
            order.add(k);
            evict();
        } finally {
            lruLock.unlock();
        }
    }

    private void evict() {
        while (order.size() > limit) {
            K eldest = order.iterator().next();
            order.remove(eldest);
            segmentOf(eldest).remove(eldest);
        }
    }

    public void invalidateAll() {
        for (Segment<K, V> s : segments) {
            s.rw.writeLock().lock();
        }
        try {
            lruLock.lock();
            try {
                for (Segment<K, V> s : segments) {
                    s.map.clear();
                }
                order.clear();
            } finally {
                lruLock.unlock();
            }
        } finally {
            for (Segment<K, V> s : segments) {
                s.rw.writeLock().unlock();
            }
        }
    }
}
// corpus: unseen19
