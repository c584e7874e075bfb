// run: scan --library --only lock-order
// expect: none
// both ways take basketLock first and the promotions monitor second
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.locks.ReentrantLock;

public class BasketQuote {
    public record Item(String sku, int quantity, long unitCents, int off) {
        long cents() {
            return quantity * unitCents * (100 - off) / 100;
        }
    }

    private static final class Rates {
        private final Map<String, Integer> percentBySku = new HashMap<>();

        synchronized void set(String sku, int percent) {
            percentBySku.put(sku, percent);
        }

        synchronized int percent(String sku) {
            return percentBySku.getOrDefault(sku, 0);
        }

        synchronized boolean clear(String sku) {
            return percentBySku.remove(sku) != null;
        }
    }

    private final ReentrantLock basketLock = new ReentrantLock();
    private final Map<String, Item> items = new LinkedHashMap<>();
    private final Rates rates = new Rates();

    public void announce(String sku, int percent) {
        rates.set(sku, percent);
    }

    public void add(String sku, int quantity, long unitCents) {
        basketLock.lock();
        try {
            int off = rates.percent(sku);
            items.put(sku, new Item(sku, quantity, unitCents, off));
        } finally {
            basketLock.unlock();
        }
    }

    public void retire(String sku) {
        basketLock.lock();
        try {
            if (rates.clear(sku)) {
                items.computeIfPresent(sku, (k, i) -> new Item(k, i.quantity(), i.unitCents(), 0));
            }
        } finally {
            basketLock.unlock();
        }
    }

    public long total() {
        basketLock.lock();
        try {
            return items.values().stream().mapToLong(Item::cents).sum();
        } finally {
            basketLock.unlock();
        }
    }
}
// corpus: unseen12
