// run: scan --only atomicity --library
// expect: atomicity
// Checkout() holds the service monitor but asks the public Inventory for the level and removes in two separate Inventory sections; a direct Inventory.writeOff() in between drives the level negative.
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

public class CheckoutService {
    public static class Inventory {
        private final Map<String, Integer> levels = new HashMap<>();

        public synchronized int level(String sku) {
            return levels.getOrDefault(sku, 0);
        }

        public synchronized void restock(String sku, int n) {
            levels.merge(sku, n, Integer::sum);
        }

        synchronized void remove(String sku, int n) {
            levels.merge(sku, -n, Integer::sum);
        }

        public synchronized int writeOff(String sku) {
            Integer n = levels.remove(sku);
            return n == null ? 0 : n;
        }
    }

    private final Inventory inventory;
    private final List<String> receipts = new ArrayList<>();

    public CheckoutService(Inventory inventory) {
        this.inventory = inventory;
    }

    public synchronized boolean checkout(String customer, String sku, int n) {
        if (n <= 0 || inventory.level(sku) < n) {
            return false;
        }
        inventory.remove(sku, n);
        receipts.add(customer + " bought " + n + " " + sku);
        return true;
    }

    public synchronized List<String> receipts() {
        return new ArrayList<>(receipts);
    }
}
// corpus: unseen
