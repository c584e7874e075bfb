// run: scan --only atomicity
// expect: atomicity
// put compares the budget's use with its limit and then charges it in separate locked calls; several caches share one budget
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.locks.ReentrantLock;

public class WeightedCache<K> {
    private final ReentrantLock lock = new ReentrantLock();
    private final Map<K, byte[]> entries = new LinkedHashMap<>();
    private final HeapBudget budget;

    public WeightedCache(HeapBudget budget) {
        this.budget = budget;
    }

    public boolean put(K key, byte[] value) {
        lock.lock();
        try {
            if (entries.containsKey(key)) {
                return true;
            }
            if (budget.used() + value.length > budget.limit()) {
                return false;
            }
            entries.put(key, value);
            budget.charge(value.length);
            return true;
        } finally {
            lock.unlock();
        }
    }

    public void evictAll() {
        lock.lock();
        try {
            for (byte[] v : entries.values()) {
                budget.charge(-v.length);
            }
            entries.clear();
        } finally {
            lock.unlock();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        HeapBudget budget = new HeapBudget(1000);
        Thread[] ts = new Thread[4];
        for (int i = 0; i < ts.length; i++) {
            WeightedCache<Integer> cache = new WeightedCache<>(budget);
            ts[i] = new Thread(() -> {
                for (int k = 0; k < 1000; k++) {
                    cache.put(k, new byte[7]);
                }
            });
            ts[i].start();
        }
        for (Thread t : ts) {
            t.join();
        }
        System.out.println(budget.used() + " of " + budget.limit());
    }
}

class HeapBudget {
    private final long limit;
    private long used;

    HeapBudget(long limit) {
        this.limit = limit;
    }

    long limit() {
        return limit;
    }

    synchronized long used() {
        return used;
    }

    synchronized void charge(long n) {
        used += n;
    }
}
// corpus: unseen11
