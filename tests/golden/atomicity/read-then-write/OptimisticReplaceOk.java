// run: scan --library --only atomicity
// expect: none
// The library compares with what was read and writes nothing if it is another; the answer is heeded.
import java.util.HashMap;
import java.util.Map;

public class OptimisticReplaceOk {
    private final Prices prices;
    private int changes;

    public OptimisticReplaceOk(Prices prices) {
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
            if (!prices.replace(item, expected, price))
                return false;
            version++;
            return true;
        }

        public synchronized void set(String item, String price) {
            prices.put(item, price);
        }
    }
}
