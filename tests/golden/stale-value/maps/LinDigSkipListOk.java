// run: scan --only atomicity,stale-value
// expect: none
// Lin and Dig, sorted maps: isEmpty, then firstKey, which throws.

import java.util.Map;
import java.util.concurrent.ConcurrentSkipListMap;

public class LinDigSkipListOk {
    private final ConcurrentSkipListMap<Integer, String> offers = new ConcurrentSkipListMap<>();

    public void offer(int price, String who) { offers.put(price, who); }

    public void withdraw(int price) { offers.remove(price); }

    public int cheapest() {
        Map.Entry<Integer, String> first = offers.firstEntry();
        return first == null ? -1 : first.getKey();
    }
}
// corpus: published
