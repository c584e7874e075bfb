// run: scan --only atomicity
// expect: atomicity method=InventoryChannels$WebShop.order line=here
// WebShop.order (context WebShop monitor): Inventory.count and Inventory.remove in two sections; the walk-in counter removes without the WebShop monitor.
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.CompletableFuture;

public class InventoryChannels {
    static class Inventory {
        private final Map<String, Integer> m = new HashMap<>();
        synchronized void put(String k, int n) { m.put(k, n); }
        synchronized int count(String k) { return m.getOrDefault(k, 0); }
        synchronized void remove(String k, int n) { m.put(k, count(k) - n); }
        synchronized boolean removeIfThere(String k, int n) {
            if (count(k) < n) return false;
            remove(k, n);
            return true;
        }
    }

    static class WebShop {
        private final Inventory inv;
        private int orders;
        WebShop(Inventory i) { inv = i; }
        synchronized boolean order(String k, int n) {
            int c = inv.count(k);
            if (c < n) return false;
            inv.remove(k, n); // <- here
            orders++;
            return true;
        }
    }

    public static void main(String[] args) {
        Inventory inv = new Inventory();
        inv.put("tea", 500);
        WebShop web = new WebShop(inv);
        CompletableFuture<Void> a = CompletableFuture.runAsync(() -> { while (web.order("tea", 2)) { } });
        CompletableFuture<Void> b = CompletableFuture.runAsync(() -> { while (inv.removeIfThere("tea", 3)) { } });
        CompletableFuture.allOf(a, b).join();
        System.out.println(inv.count("tea"));
    }
}
// corpus: unseen
