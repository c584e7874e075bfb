// run: scan --library --only lock-order
// expect: lock-order
// absorb holds this and locks the other bin; a.absorb(b) against b.absorb(a)
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;

public class StockBin {
    private final String label;
    private final Map<String, Integer> units = new HashMap<>();

    public StockBin(String label) {
        this.label = Objects.requireNonNull(label);
    }

    public String label() {
        return label;
    }

    public synchronized void add(String sku, int n) {
        if (n <= 0) {
            throw new IllegalArgumentException("n");
        }
        units.merge(sku, n, Integer::sum);
    }

    public synchronized boolean take(String sku, int n) {
        int have = units.getOrDefault(sku, 0);
        if (have < n) {
            return false;
        }
        units.put(sku, have - n);
        return true;
    }

    public synchronized void absorb(StockBin other) {
        if (other == this) {
            return;
        }
        other.drain().forEach((sku, n) -> units.merge(sku, n, Integer::sum));
    }

    private synchronized Map<String, Integer> drain() {
        Map<String, Integer> all = new HashMap<>(units);
        units.clear();
        return all;
    }

    public synchronized int total() {
        return units.values().stream().mapToInt(Integer::intValue).sum();
    }
}
// corpus: unseen16
