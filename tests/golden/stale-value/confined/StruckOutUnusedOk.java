// run: scan --library --only stale-value
// expect: none
// Only thrown away: who removes it first is no matter.

import java.util.*;
public class StruckOutUnusedOk {
    private final TreeSet<Integer> stops = new TreeSet<>();
    public synchronized void press(int floor) { stops.add(floor); }
    synchronized Integer highest() { return stops.isEmpty() ? null : stops.last(); }
    synchronized void strike(Integer floor) { stops.remove(floor); }
    public void trim() {
        Integer to = highest();
        if (to != null) strike(to);
    }
}
