// run: scan --only stale-value
// expect: stale-value method=LastOfVectorBad.last line=here

import java.util.Vector;

public class LastOfVectorBad {
    public <T> T last(Vector<T> v) {
        int n = v.size();
        if (n == 0)
            return null;
        return v.elementAt(n - 1); // <- here
    }
}
