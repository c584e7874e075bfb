// run: scan --only stale-value
// expect: none

import java.util.Map;
import java.util.concurrent.ConcurrentSkipListMap;

public class FirstOfSkipListOk {
    private final ConcurrentSkipListMap<Long, String> timers = new ConcurrentSkipListMap<>();

    public void put(long t, String s) { timers.put(t, s); }

    public void remove(long t) { timers.remove(t); }

    public long first() {
        Map.Entry<Long, String> e = timers.firstEntry();
        return e == null ? -1 : e.getKey();
    }
}
