// run: scan --only stale-value
// expect: stale-value method=FirstOfSkipListBad.first line=here
// firstKey throws NoSuchElementException on an empty map.

import java.util.concurrent.ConcurrentSkipListMap;

public class FirstOfSkipListBad {
    private final ConcurrentSkipListMap<Long, String> timers = new ConcurrentSkipListMap<>();

    public void put(long t, String s) { timers.put(t, s); }

    public void remove(long t) { timers.remove(t); }

    public long first() {
        if (timers.isEmpty())
            return -1;
        return timers.firstKey(); // <- here
    }
}
