// run: scan --only atomicity,stale-value
// expect: none
// Java Concurrency in Practice, listings 5.1 and 5.2 UnsafeVectorHelpers.

import java.util.Vector;

public class JcipGetLastOk {
    public static Object getLast(Vector<?> list) {
        synchronized (list) {
            int last = list.size() - 1;
            return list.get(last);
        }
    }
}
// corpus: published
