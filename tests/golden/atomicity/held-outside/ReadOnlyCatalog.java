// run: scan --only atomicity
// expect: none
// Shop.label reads the synchronized Catalog twice under the shop's monitor, but the catalog is filled before the threads start and never changed afterwards.
import java.util.HashMap;
import java.util.Map;

class Catalog {
    private final Map<String, Long> prices = new HashMap<>();

    synchronized void define(String sku, long cents) { prices.put(sku, cents); }

    synchronized boolean has(String sku) { return prices.containsKey(sku); }

    synchronized long price(String sku) { return prices.get(sku); }
}

class Shop {
    private final Catalog catalog;
    private long printed;

    Shop(Catalog catalog) { this.catalog = catalog; }

    synchronized String label(String sku) {
        if (!catalog.has(sku)) {
            return "n/a";
        }
        printed++;
        return sku + " " + catalog.price(sku);
    }

    synchronized long printed() { return printed; }
}

public class ReadOnlyCatalog {
    public static void main(String[] args) throws InterruptedException {
        Catalog catalog = new Catalog();
        for (int i = 0; i < 100; i++) {
            catalog.define("sku" + i, 100L * i);
        }
        Shop a = new Shop(catalog);
        Shop b = new Shop(catalog);
        Thread t = new Thread(() -> { for (int i = 0; i < 10_000; i++) a.label("sku" + i % 150); });
        Thread u = new Thread(() -> { for (int i = 0; i < 10_000; i++) b.label("sku" + i % 120); });
        t.start();
        u.start();
        t.join();
        u.join();
        System.out.println(a.printed() + b.printed());
    }
}
// corpus: unseen
