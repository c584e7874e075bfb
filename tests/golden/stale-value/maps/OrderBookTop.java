// run: scan --only stale-value
// expect: stale-value
// ConcurrentSkipListMap firstKey then remove(firstKey): two matchers take the same best offer
import java.util.concurrent.ConcurrentSkipListMap;

public class OrderBookTop {
    private final ConcurrentSkipListMap<Long, Integer> asks = new ConcurrentSkipListMap<>();

    public void offer(long price, int quantity) {
        asks.put(price, quantity);
    }

    public int takeBest() {
        if (asks.isEmpty()) {
            return 0;
        }
        Long best = asks.firstKey();
        int quantity = asks.get(best);
        asks.remove(best);
        return quantity;
    }
}
// corpus: unseen
