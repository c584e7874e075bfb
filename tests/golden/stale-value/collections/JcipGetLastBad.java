// run: scan --only stale-value
// expect: stale-value method=JcipGetLastBad.getLast line=here
// Java Concurrency in Practice, listings 5.1 and 5.2 UnsafeVectorHelpers.

import java.util.Vector;

public class JcipGetLastBad {
    public static Object getLast(Vector<?> list) {
        int last = list.size() - 1;
        return list.get(last); // <- here
    }
}
// corpus: published
