// run: scan --library --only stale-value
// expect: none
// What remove says decides.

import java.util.*;
public class StruckOutOk {
    private final TreeSet<Integer> stops = new TreeSet<>();
    public synchronized void press(int floor) { stops.add(floor); }
    synchronized Integer nearest(int from) { Integer d = stops.floor(from); return d == null ? stops.ceiling(from) : d; }
    synchronized boolean strike(Integer floor) { return stops.remove(floor); }
    public Integer advance(int at) {
        Integer to = nearest(at);
        if (to == null || !strike(to)) return null;
        return to;
    }
}
