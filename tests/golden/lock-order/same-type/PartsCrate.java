// run: scan --library --only lock-order
// expect: none
// absorb empties the other crate first and only then takes its own lock; never two crates at once
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;

public class PartsCrate {
    private final String label;
    private final Map<String, Integer> parts = new HashMap<>();

    public PartsCrate(String label) {
        this.label = Objects.requireNonNull(label);
    }

    public String label() {
        return label;
    }

    public synchronized void add(String sku, int n) {
        if (n <= 0) {
            throw new IllegalArgumentException("n");
        }
        parts.merge(sku, n, Integer::sum);
    }

    public synchronized boolean take(String sku, int n) {
        int have = parts.getOrDefault(sku, 0);
        if (have < n) {
            return false;
        }
        parts.put(sku, have - n);
        return true;
    }

    public void absorb(PartsCrate other) {
        if (other == this) {
            return;
        }
        Map<String, Integer> got = other.drain();
        synchronized (this) {
            got.forEach((sku, n) -> parts.merge(sku, n, Integer::sum));
        }
    }

    private synchronized Map<String, Integer> drain() {
        Map<String, Integer> all = new HashMap<>(parts);
        parts.clear();
        return all;
    }

    public synchronized int total() {
        return parts.values().stream().mapToInt(Integer::intValue).sum();
    }
}
// corpus: unseen16
