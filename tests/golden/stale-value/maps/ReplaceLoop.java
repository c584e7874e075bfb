// run: scan --only stale-value
// expect: none
// ConcurrentHashMap.replace(key, old, new) in a loop re-validates the value that was read
import java.util.concurrent.ConcurrentHashMap;

public class ReplaceLoop {
    private final ConcurrentHashMap<String, Integer> stock = new ConcurrentHashMap<>();

    public void receive(String sku, int units) {
        stock.merge(sku, units, Integer::sum);
    }

    public boolean take(String sku, int units) {
        while (true) {
            Integer have = stock.get(sku);
            if (have == null || have < units) {
                return false;
            }
            if (stock.replace(sku, have, have - units)) {
                return true;
            }
        }
    }
}
// corpus: unseen
