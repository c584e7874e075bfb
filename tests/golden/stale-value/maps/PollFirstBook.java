// run: scan --only stale-value
// expect: none
// pollFirstEntry takes the best offer in one atomic step
import java.util.Map;
import java.util.concurrent.ConcurrentSkipListMap;

public class PollFirstBook {
    private final ConcurrentSkipListMap<Long, Integer> asks = new ConcurrentSkipListMap<>();

    public void offer(long price, int quantity) {
        asks.merge(price, quantity, Integer::sum);
    }

    public long takeBest() {
        Map.Entry<Long, Integer> best = asks.pollFirstEntry();
        if (best == null) {
            return -1;
        }
        return best.getKey() * best.getValue();
    }
}
// corpus: unseen
