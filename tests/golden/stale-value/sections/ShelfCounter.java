// run: scan --library --only stale-value
// expect: stale-value
// restock() reads the count under the lock, asks the supplier without it, and writes the old count plus delivery back: sales in between are undone
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

public class ShelfCounter {
    @FunctionalInterface
    public interface Supply {
        int deliver(String article, int wanted);
    }

    private final Lock lock = new ReentrantLock();
    private final Map<String, Integer> shelf = new HashMap<>();
    private final Supply supply;
    private final int target;

    public ShelfCounter(Supply supply, int target) {
        this.supply = supply;
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

    public int restock(String article) {
        int have;
        lock.lock();
        try {
            have = shelf.getOrDefault(article, 0);
        } finally {
            lock.unlock();
        }
        if (have >= target) {
            return 0;
        }
        int got = supply.deliver(article, target - have);
        lock.lock();
        try {
            shelf.put(article, have + got);
        } finally {
            lock.unlock();
        }
        return got;
    }
}
// corpus: unseen
