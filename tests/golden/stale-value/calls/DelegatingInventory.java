// run: scan --only stale-value
// expect: stale-value
// check and act go through two layers of helpers, each ending in a synchronized method of the same stock
import java.util.HashMap;
import java.util.Map;

class Stock {
    private final Map<String, Integer> units = new HashMap<>();

    synchronized int count(String sku) {
        return units.getOrDefault(sku, 0);
    }

    synchronized void change(String sku, int delta) {
        units.put(sku, units.getOrDefault(sku, 0) + delta);
    }
}

class StockService {
    private final Stock stock;

    StockService(Stock stock) {
        this.stock = stock;
    }

    boolean inStock(String sku, int n) {
        return stock.count(sku) >= n;
    }

    void remove(String sku, int n) {
        stock.change(sku, -n);
    }

    void supply(String sku, int n) {
        stock.change(sku, n);
    }
}

public class DelegatingInventory {
    private final StockService service = new StockService(new Stock());

    public void supply(String sku, int n) {
        service.supply(sku, n);
    }

    public boolean order(String sku, int n) {
        if (service.inStock(sku, n)) {
            service.remove(sku, n);
            return true;
        }
        return false;
    }
}
// corpus: unseen
