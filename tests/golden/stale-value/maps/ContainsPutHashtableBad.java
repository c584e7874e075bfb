// run: scan --only stale-value
// expect: stale-value method=ContainsPutHashtableBad.register line=here

import java.util.Hashtable;

public class ContainsPutHashtableBad {
    private final Hashtable<String, Integer> table = new Hashtable<>();

    public boolean register(String key, Integer value) {
        boolean known = table.containsKey(key);
        if (known)
            return false;
        table.put(key, value); // <- here
        return true;
    }
}
