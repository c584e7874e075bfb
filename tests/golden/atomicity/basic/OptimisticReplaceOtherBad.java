// run: scan --library --only atomicity
// expect: atomicity
// The library compares with what is there when the second section begins, not with what was read.
import java.util.HashMap;
import java.util.Map;

public class OptimisticReplaceOtherBad {
    private final Prices prices;
    private int changes;

    public OptimisticReplaceOtherBad(Prices prices) {
        this.prices = prices;
    }

    public synchronized void raise(String item) {
        String old = prices.price(item);
        while (!prices.change(item, old, old + "0"))
            old = prices.price(item);
        changes++;
    }

    public static class Prices {
        private final Map<String, String> prices = new HashMap<>();
        private int version;

        public synchronized String price(String item) {
            return prices.get(item);
        }

        public synchronized boolean change(String item, String expected, String price) {
            if (!prices.replace(item, prices.get(item), price))
                return false;
            version++;
            return true;
        }

        public synchronized void set(String item, String price) {
            prices.put(item, price);
        }
    }
}
