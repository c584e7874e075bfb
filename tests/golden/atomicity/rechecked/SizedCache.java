// run: scan --only atomicity
// expect: none
// the budget is charged by one compare-and-set operation whose answer decides; the later discharge stands for itself
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.ReentrantLock;

public class SizedCache<K> {
    private final ReentrantLock lock = new ReentrantLock();
    private final Map<K, byte[]> entries = new LinkedHashMap<>();
    private final ByteBudget budget;

    public SizedCache(ByteBudget budget) {
        this.budget = budget;
    }

    public boolean put(K key, byte[] value) {
        lock.lock();
        try {
            if (!budget.tryCharge(value.length)) {
                return false;
            }
            byte[] old = entries.put(key, value);
            if (old != null) {
                budget.discharge(old.length);
            }
            return true;
        } finally {
            lock.unlock();
        }
    }

    public void evictAll() {
        lock.lock();
        try {
            entries.values().forEach(v -> budget.discharge(v.length));
            entries.clear();
        } finally {
            lock.unlock();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        ByteBudget budget = new ByteBudget(1000);
        Thread[] ts = new Thread[4];
        for (int i = 0; i < ts.length; i++) {
            SizedCache<Integer> cache = new SizedCache<>(budget);
            ts[i] = new Thread(() -> {
                for (int k = 0; k < 1000; k++) {
                    cache.put(k, new byte[7]);
                }
                cache.evictAll();
            });
            ts[i].start();
        }
        for (Thread t : ts) {
            t.join();
        }
        System.out.println(budget.used());
    }
}

class ByteBudget {
    private final long limit;
    private final AtomicLong used = new AtomicLong();

    ByteBudget(long limit) {
        this.limit = limit;
    }

    boolean tryCharge(long n) {
        long u;
        do {
            u = used.get();
            if (u + n > limit) {
                return false;
            }
        } while (!used.compareAndSet(u, u + n));
        return true;
    }

    void discharge(long n) {
        used.addAndGet(-n);
    }

    long used() {
        return used.get();
    }
}
// corpus: unseen11
