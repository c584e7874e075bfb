// run: scan --only atomicity
// expect: atomicity method=HashtableParamBad.put line=here witness=t context=this

import java.util.Hashtable;

public class HashtableParamBad {
    public synchronized void put(Hashtable<String, String> t, String k, String v) {
        if (t.get(k) == null)
            t.put(k, v); // <- here
    }
}
