// run: scan --library --only lock-order
// expect: lock-order
// addLine takes cartLock then the promotions monitor; Promotions.retire takes the promotions monitor and then cartLock in repriceAll
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.locks.ReentrantLock;

public class CartPricing {
    public record Line(String sku, int quantity, long unitCents, int off) {
        long cents() {
            return quantity * unitCents * (100 - off) / 100;
        }
    }

    private final ReentrantLock cartLock = new ReentrantLock();
    private final Map<String, Line> lines = new LinkedHashMap<>();
    private final Promotions promotions = new Promotions();

    public Promotions promotions() {
        return promotions;
    }

    public void addLine(String sku, int quantity, long unitCents) {
        cartLock.lock();
        try {
            int off = promotions.discountFor(sku);
            lines.put(sku, new Line(sku, quantity, unitCents, off));
        } finally {
            cartLock.unlock();
        }
    }

    public long total() {
        cartLock.lock();
        try {
            return lines.values().stream().mapToLong(Line::cents).sum();
        } finally {
            cartLock.unlock();
        }
    }

    private void repriceAll(String sku) {
        cartLock.lock();
        try {
            lines.computeIfPresent(sku, (k, l) -> new Line(k, l.quantity(), l.unitCents(), 0));
        } finally {
            cartLock.unlock();
        }
    }

    public class Promotions {
        private final Map<String, Integer> percentBySku = new HashMap<>();

        public synchronized void announce(String sku, int percent) {
            percentBySku.put(sku, percent);
        }

        synchronized int discountFor(String sku) {
            return percentBySku.getOrDefault(sku, 0);
        }

        public synchronized void retire(String sku) {
            if (percentBySku.remove(sku) != null) {
                repriceAll(sku);
            }
        }
    }
}
// corpus: unseen12
