// run: scan --only atomicity
// expect: none

import java.util.Vector;

public class VectorParamOk {
    public synchronized Object last(Vector<?> v) {
        synchronized (v) {
            if (v.isEmpty())
                return null;
            return v.lastElement();
        }
    }
}
