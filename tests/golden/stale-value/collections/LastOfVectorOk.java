// run: scan --only stale-value
// expect: none

import java.util.Vector;

public class LastOfVectorOk {
    public <T> T last(Vector<T> v) {
        synchronized (v) {
            int n = v.size();
            if (n == 0)
                return null;
            return v.elementAt(n - 1);
        }
    }
}
