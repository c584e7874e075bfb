// run: scan --only atomicity
// expect: atomicity method=AtomizerPutAllBad.putAll line=here
// Flanagan and Freund, Atomizer: Hashtable.putAll goes through another table step by step.

import java.util.Enumeration;
import java.util.HashMap;
import java.util.Hashtable;
import java.util.Map;

public class AtomizerPutAllBad {
    private final Map<String, Integer> mine = new HashMap<>();

    public synchronized void putAll(Hashtable<String, Integer> table) {
        Enumeration<String> keys = table.keys();
        while (keys.hasMoreElements()) {
            String key = keys.nextElement();
            mine.put(key, table.get(key)); // <- here
        }
    }
}
// corpus: published
