// run: scan --only stale-value
// expect: stale-value method=VelodromeSetBad.add line=here
// Flanagan, Freund and Yi, Velodrome: Set.add over a Vector.

import java.util.Vector;

public class VelodromeSetBad {
    private final Vector<Object> elems = new Vector<>();

    public void add(Object x) {
        if (!elems.contains(x))
            elems.add(x); // <- here
    }

    public void remove(Object x) {
        elems.remove(x);
    }
}
// corpus: published
