// run: scan --only atomicity
// expect: none
// A Vector that no other thread can reach.

import java.util.Vector;

public class VectorLocalOk {
    public synchronized int count(String[] xs) {
        Vector<String> v = new Vector<>();
        for (String x : xs)
            if (!v.contains(x))
                v.add(x);
        return v.size();
    }
}
