// run: scan --library --only atomicity
// expect: atomicity
// inside the segment lock the shared budget is read with used() and written back with setUsed(): two segments lose an update
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.locks.ReentrantLock;

public class SegmentCache {
    private final ReentrantLock lock = new ReentrantLock();
    private final MemoryBudget budget;
    private final Map<String, byte[]> entries = new LinkedHashMap<>(16, 0.75f, true);

    public SegmentCache(MemoryBudget budget) {
        this.budget = budget;
    }

    public boolean put(String key, byte[] value) {
        lock.lock();
        try {
            byte[] old = entries.get(key);
            int delta = value.length - (old == null ? 0 : old.length);
            if (!charge(delta)) {
                return false;
            }
            entries.put(key, value);
            return true;
        } finally {
            lock.unlock();
        }
    }

    public byte[] get(String key) {
        lock.lock();
        try {
            return entries.get(key);
        } finally {
            lock.unlock();
        }
    }

    private boolean charge(int delta) {
        long after = budget.used() + delta;
        if (after > budget.limit()) {
            return false;
        }
        budget.setUsed(after);
        return true;
    }
}

class MemoryBudget {
    private final long limit;
    private long used;

    public MemoryBudget(long limit) {
        this.limit = limit;
    }

    public long limit() {
        return limit;
    }

    public synchronized long used() {
        return used;
    }

    public synchronized void setUsed(long used) {
        this.used = used;
    }
}
// corpus: unseen16
