// run: scan --only data-race
// expect: data-race field=PricesBad.prices severity=high
import java.util.*;
public class PricesBad {
    private final Map<String, Integer> prices = new HashMap<>();
    void update(String s, int p) { prices.put(s, p); }
    Integer price(String s) { return prices.get(s); }
    public static void main(String[] args) {
        PricesBad market = new PricesBad();
        new Thread(() -> { for (int i = 0; i < 1000; i++) market.update("ACME", i); }).start();
        new Thread(() -> { for (int i = 0; i < 1000; i++) market.price("ACME"); }).start();
    }
}
// corpus: unseen22
