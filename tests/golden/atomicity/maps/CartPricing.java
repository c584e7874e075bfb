// run: scan --library --only atomicity
// expect: atomicity
// quote() holds its ReentrantLock; the Hashtable got from the visit's getter is asked containsKey and then get: another thread may remove the item between (null unboxing)
import java.util.Hashtable;
import java.util.concurrent.locks.ReentrantLock;

public class CartPricing {
    public static class Visit {
        private final Hashtable<String, Integer> items = new Hashtable<>();

        public Hashtable<String, Integer> items() {
            return items;
        }

        public void put(String sku, int quantity) {
            items.put(sku, quantity);
        }

        public void drop(String sku) {
            items.remove(sku);
        }
    }

    private final ReentrantLock lock = new ReentrantLock();
    private long quotedCents;
    private int quotes;

    public long quote(Visit visit, String sku, long unitCents) {
        lock.lock();
        try {
            long cents = 0;
            if (visit.items().containsKey(sku)) {
                cents = visit.items().get(sku) * unitCents;
            }
            quotes++;
            quotedCents += cents;
            return cents;
        } finally {
            lock.unlock();
        }
    }

    public double average() {
        lock.lock();
        try {
            return quotes == 0 ? 0 : (double) quotedCents / quotes;
        } finally {
            lock.unlock();
        }
    }
}
// corpus: unseen17
