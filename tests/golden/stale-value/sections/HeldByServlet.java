// run: scan --only stale-value
// expect: none
// a public facade holds the store's monitor around check and act made through two layers of helpers
import java.util.HashMap;
import java.util.Map;

class GuardedStock {
    private final Map<String, Integer> units = new HashMap<>();

    synchronized int count(String sku) {
        return units.getOrDefault(sku, 0);
    }

    synchronized void change(String sku, int delta) {
        units.put(sku, count(sku) + delta);
    }
}

class GuardedService {
    private final GuardedStock stock;

    GuardedService(GuardedStock stock) {
        this.stock = stock;
    }

    boolean inStock(String sku, int n) {
        return stock.count(sku) >= n;
    }

    void remove(String sku, int n) {
        stock.change(sku, -n);
    }
}

public class HeldByServlet {
    private final GuardedStock stock = new GuardedStock();
    private final GuardedService service = new GuardedService(stock);

    public void supply(String sku, int n) {
        stock.change(sku, n);
    }

    public boolean order(String sku, int n) {
        synchronized (stock) {
            if (service.inStock(sku, n)) {
                service.remove(sku, n);
                return true;
            }
            return false;
        }
    }
}
// corpus: unseen
