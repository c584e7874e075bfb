// run: scan --only atomicity --library
// expect: none
// The Shelf is private to the Warehouse, created by it and never handed out; every call to it happens under the Warehouse's monitor, so nobody can come in between.
import java.util.HashMap;
import java.util.Map;

public class OwnedWitness {
    private static class Shelf {
        private final Map<String, Integer> items = new HashMap<>();

        synchronized int count(String sku) {
            return items.getOrDefault(sku, 0);
        }

        synchronized void set(String sku, int n) {
            items.put(sku, n);
        }
    }

    private final Shelf shelf = new Shelf();

    public synchronized void receive(String sku, int n) {
        shelf.set(sku, shelf.count(sku) + n);
    }

    public synchronized boolean ship(String sku, int n) {
        if (shelf.count(sku) < n) {
            return false;
        }
        shelf.set(sku, shelf.count(sku) - n);
        return true;
    }

    public synchronized int count(String sku) {
        return shelf.count(sku);
    }
}
// corpus: unseen
