// run: scan --only stale-value
// expect: none

import java.util.Hashtable;

public class ContainsPutHashtableOk {
    private final Hashtable<String, Integer> table = new Hashtable<>();

    public boolean register(String key, Integer value) {
        synchronized (table) {
            boolean known = table.containsKey(key);
            if (known)
                return false;
            table.put(key, value);
            return true;
        }
    }
}
