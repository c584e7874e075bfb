// run: scan --only atomicity --library
// expect: none
// Quote() takes the lock of the Stock once and the lock of the PriceList once; no lock of a shared object is taken twice, and each call delivers a complete value.
import java.util.HashMap;
import java.util.Map;

public class OneCallEach {
    public static class Stock {
        private final Map<String, Integer> n = new HashMap<>();

        public synchronized void set(String sku, int c) {
            n.put(sku, c);
        }

        public synchronized int get(String sku) {
            return n.getOrDefault(sku, 0);
        }
    }

    public static class PriceList {
        private final Map<String, Integer> cents = new HashMap<>();

        public synchronized void set(String sku, int c) {
            cents.put(sku, c);
        }

        public synchronized int get(String sku) {
            return cents.getOrDefault(sku, 0);
        }
    }

    private final Stock stock;
    private final PriceList prices;
    private int quotes;

    public OneCallEach(Stock stock, PriceList prices) {
        this.stock = stock;
        this.prices = prices;
    }

    public synchronized String quote(String sku) {
        quotes++;
        return quotes + ": " + sku + " " + stock.get(sku) + " pcs at " + prices.get(sku);
    }
}
// corpus: unseen
