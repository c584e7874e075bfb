// run: scan --only atomicity --library
// expect: none
// Repaired CheckoutService: check and removal are the single Inventory step tryRemove(); exchange() then only adds a returned article, an addition that is right whatever others did in between.
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

public class ReservingCheckout {
    public static class Inventory {
        private final Map<String, Integer> levels = new HashMap<>();

        public synchronized void restock(String sku, int n) {
            levels.merge(sku, n, Integer::sum);
        }

        public synchronized boolean tryRemove(String sku, int n) {
            int have = levels.getOrDefault(sku, 0);
            if (have < n) {
                return false;
            }
            levels.put(sku, have - n);
            return true;
        }

        public synchronized int writeOff(String sku) {
            Integer n = levels.remove(sku);
            return n == null ? 0 : n;
        }
    }

    private final Inventory inventory;
    private final List<String> receipts = new ArrayList<>();
    private int refused;

    public ReservingCheckout(Inventory inventory) {
        this.inventory = inventory;
    }

    public synchronized boolean checkout(String customer, String sku, int n) {
        if (n <= 0) {
            return false;
        }
        if (!inventory.tryRemove(sku, n)) {
            refused++;
            return false;
        }
        receipts.add(customer + " bought " + n + " " + sku);
        return true;
    }

    /** The customer hands in n pieces of one article and takes n of another. */
    public synchronized boolean exchange(String back, String wanted, int n) {
        if (n <= 0 || !inventory.tryRemove(wanted, n)) {
            return false;
        }
        inventory.restock(back, n);
        return true;
    }

    public synchronized int refused() {
        return refused;
    }

    public synchronized List<String> receipts() {
        return new ArrayList<>(receipts);
    }
}
// corpus: unseen
