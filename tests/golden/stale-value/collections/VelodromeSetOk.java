// run: scan --only atomicity,stale-value
// expect: none
// Flanagan, Freund and Yi, Velodrome: Set.add over a Vector.

import java.util.Vector;

public class VelodromeSetOk {
    private final Vector<Object> elems = new Vector<>();

    public synchronized void add(Object x) {
        if (!elems.contains(x))
            elems.add(x);
    }

    public synchronized void remove(Object x) {
        elems.remove(x);
    }
}
// corpus: published
