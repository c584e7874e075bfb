// run: scan --only data-race
// expect: none
import java.util.*;
import java.util.concurrent.*;
public class PricesOk {
    private final Map<String, Integer> prices = new ConcurrentHashMap<>();
    private final Map<String, Integer> fixed = new HashMap<>();
    PricesOk() { fixed.put("BASE", 1); }
    void update(String s, int p) { prices.put(s, p + fixed.get("BASE")); }
    Integer price(String s) { return prices.get(s); }
    public static void main(String[] args) {
        PricesOk market = new PricesOk();
        new Thread(() -> { for (int i = 0; i < 1000; i++) market.update("ACME", i); }).start();
        new Thread(() -> { for (int i = 0; i < 1000; i++) market.price("ACME"); }).start();
    }
}
// corpus: unseen22
