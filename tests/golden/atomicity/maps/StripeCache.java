// run: scan --only atomicity --library
// expect: atomicity
// Price() asks containsKey() and then get() of a synchronized map that refresh threads clear: get() gives null and unboxing fails
import java.util.Collections;
import java.util.HashMap;
import java.util.Map;

public class StripeCache {
    private final PriceTable table = new PriceTable();
    private final Shelf[] shelves = new Shelf[4];

    public StripeCache() {
        for (int i = 0; i < shelves.length; i++) {
            shelves[i] = new Shelf(table.prices);
        }
    }

    public int total(String article, int pieces) {
        return shelves[Math.floorMod(article.hashCode(), shelves.length)].price(article) * pieces;
    }

    public PriceTable table() {
        return table;
    }

    public static final class PriceTable {
        private final Map<String, Integer> prices = Collections.synchronizedMap(new HashMap<>());

        public void set(String article, int price) {
            prices.put(article, price);
        }

        public void drop(String article) {
            prices.remove(article);
        }
    }

    private static final class Shelf {
        private final Map<String, Integer> prices;
        private int misses;

        Shelf(Map<String, Integer> prices) {
            this.prices = prices;
        }

        synchronized int price(String article) {
            if (!prices.containsKey(article)) {
                misses++;
                return 0;
            }
            return prices.get(article);
        }
    }
}
// corpus: unseen10
