// run: scan --only stale-value --library
// expect: stale-value
// StockAdjuster.adjust reads the quantity in one synchronized block, calls the slow audit outside, and writes quantity+delta in a second synchronized block; updates in between are overwritten.
import java.util.HashMap;
import java.util.Map;

public class StockAdjuster {

    public interface Auditor {
        boolean approve(String sku, int before, int after);
    }

    private final Object lock = new Object();
    private final Map<String, Integer> stock = new HashMap<>();
    private final Auditor auditor;

    public StockAdjuster(Auditor auditor) {
        this.auditor = auditor;
    }

    public int quantity(String sku) {
        synchronized (lock) {
            Integer q = stock.get(sku);
            return q == null ? 0 : q;
        }
    }

    public boolean adjust(String sku, int delta) {
        int after;
        synchronized (lock) {
            Integer q = stock.get(sku);
            after = (q == null ? 0 : q) + delta;
        }
        if (after < 0 || !auditor.approve(sku, after - delta, after)) {
            return false;
        }
        synchronized (lock) {
            stock.put(sku, after);
        }
        return true;
    }

    public int distinct() {
        synchronized (lock) {
            return stock.size();
        }
    }
}
// corpus: unseen
