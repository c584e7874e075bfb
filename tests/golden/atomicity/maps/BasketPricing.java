// run: scan --library --only atomicity
// expect: none
// the caller's Hashtable is read once per quote, the value (or null) is kept in a local
import java.util.Hashtable;
import java.util.concurrent.locks.ReentrantLock;

public class BasketPricing {
    public static class Basket {
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

    public long quote(Basket basket, String sku, long unitCents) {
        lock.lock();
        try {
            Integer quantity = basket.items().get(sku);
            long cents = quantity == null ? 0 : quantity * unitCents;
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
