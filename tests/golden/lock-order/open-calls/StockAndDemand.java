// run: scan --library --only lock-order
// expect: none
// each method gives back the first lock before it takes the second, the two are never nested
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

public class StockAndDemand {
    private final Object stockLock = new Object();
    private final Object demandLock = new Object();
    private final Map<String, Integer> delivered = new HashMap<>();
    private final Map<String, Integer> demanded = new HashMap<>();

    public void ship(String sku, int n) {
        synchronized (stockLock) {
            delivered.merge(sku, n, Integer::sum);
        }
        synchronized (demandLock) {
            demanded.merge(sku, -n, Integer::sum);
        }
    }

    public void request(String sku, int n) {
        synchronized (demandLock) {
            demanded.merge(sku, n, Integer::sum);
        }
        synchronized (stockLock) {
            delivered.putIfAbsent(sku, 0);
        }
    }

    public List<String> demandLines() {
        List<String> out = new ArrayList<>();
        synchronized (demandLock) {
            demanded.forEach((k, v) -> out.add(k + " wants " + v));
        }
        return out;
    }

    public List<String> stockLines() {
        List<String> out = new ArrayList<>();
        synchronized (stockLock) {
            delivered.forEach((k, v) -> out.add(k + " got " + v));
        }
        return out;
    }

    public List<String> allLines() {
        List<String> out = demandLines();
        out.addAll(stockLines());
        return out;
    }
}
// corpus: unseen17
