// run: scan --only stale-value --library
// expect: none
// Clean: the value got from the ConcurrentHashMap is written back by replace(key, old, new) in a loop, or by putIfAbsent for the first one.
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;

public class ReplaceLoopOnceMore {
    private final ConcurrentMap<String, Integer> stock = new ConcurrentHashMap<>();

    public int deliver(String sku, int n) {
        if (n <= 0) {
            throw new IllegalArgumentException();
        }
        for (;;) {
            Integer old = stock.get(sku);
            if (old == null) {
                if (stock.putIfAbsent(sku, n) == null) {
                    return n;
                }
            } else if (stock.replace(sku, old, old + n)) {
                return old + n;
            }
        }
    }

    public boolean sell(String sku, int n) {
        if (n <= 0) {
            throw new IllegalArgumentException();
        }
        while (true) {
            Integer old = stock.get(sku);
            if (old == null || old < n) {
                return false;
            }
            boolean ok = old == n ? stock.remove(sku, old) : stock.replace(sku, old, old - n);
            if (ok) {
                return true;
            }
        }
    }

    public int available(String sku) {
        return stock.getOrDefault(sku, 0);
    }
}
// corpus: unseen
