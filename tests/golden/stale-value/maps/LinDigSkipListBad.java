// run: scan --only stale-value
// expect: stale-value method=LinDigSkipListBad.cheapest line=here
// Lin and Dig, sorted maps: isEmpty, then firstKey, which throws.

import java.util.Map;
import java.util.concurrent.ConcurrentSkipListMap;

public class LinDigSkipListBad {
    private final ConcurrentSkipListMap<Integer, String> offers = new ConcurrentSkipListMap<>();

    public void offer(int price, String who) { offers.put(price, who); }

    public void withdraw(int price) { offers.remove(price); }

    public int cheapest() {
        if (!offers.isEmpty())
            return offers.firstKey(); // <- here
        return -1;
    }
}
// corpus: published
