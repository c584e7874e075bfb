// run: scan --only atomicity
// expect: none

import java.util.Hashtable;

public class HashtableConfinedOk {
    private final Hashtable<String, String> t = new Hashtable<>();

    public synchronized void put(String k, String v) {
        if (t.get(k) == null)
            t.put(k, v);
    }
}
