// run: scan --library --only stale-value
// expect: stale-value
// the entry may be gone between has and get
import java.util.*;
import java.util.concurrent.locks.*;
public class LookedUpTwiceBad {
    private final ReadWriteLock l = new ReentrantReadWriteLock();
    private final Map<Integer, List<String>> m = new TreeMap<>();
    public void put(int k, List<String> b) {
        l.writeLock().lock();
        try {
            m.put(k, b);
        } finally {
            l.writeLock().unlock();
        }
    }
    public void drop(int k) {
        l.writeLock().lock();
        try {
            m.remove(k);
        } finally {
            l.writeLock().unlock();
        }
    }
    private boolean has(int k) {
        l.readLock().lock();
        try {
            return m.containsKey(k);
        } finally {
            l.readLock().unlock();
        }
    }
    private List<String> get(int k) {
        l.readLock().lock();
        try {
            return m.get(k);
        } finally {
            l.readLock().unlock();
        }
    }
    public int n(int k) {
        return has(k) ? get(k).size() : 0;
    }
}
