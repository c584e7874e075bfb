// run: scan --library --only stale-value
// expect: none
// what was read before the slow call only sizes the order; the delivery is merged onto the value that holds when the lock is taken again
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

public class ShelfLedger {
    @FunctionalInterface
    public interface Wholesaler {
        int deliver(String article, int wanted);
    }

    private final Lock lock = new ReentrantLock();
    private final Map<String, Integer> shelf = new HashMap<>();
    private final Set<String> onOrder = new HashSet<>();
    private final Wholesaler wholesaler;
    private final int target;

    public ShelfLedger(Wholesaler wholesaler, int target) {
        this.wholesaler = wholesaler;
        this.target = target;
    }

    public boolean sell(String article) {
        lock.lock();
        try {
            int n = shelf.getOrDefault(article, 0);
            if (n == 0) {
                return false;
            }
            shelf.put(article, n - 1);
            return true;
        } finally {
            lock.unlock();
        }
    }

    /** At most one order per article is under way, marked in onOrder. */
    public int restock(String article) {
        int missing;
        lock.lock();
        try {
            missing = target - shelf.getOrDefault(article, 0);
            if (missing <= 0 || !onOrder.add(article)) {
                return 0;
            }
        } finally {
            lock.unlock();
        }
        int got = 0;
        try {
            got = wholesaler.deliver(article, missing);
        } finally {
            lock.lock();
            try {
                shelf.merge(article, got, Integer::sum);
                onOrder.remove(article);
            } finally {
                lock.unlock();
            }
        }
        return got;
    }
}
// corpus: unseen
