// run: scan --only atomicity,stale-value
// expect: none
// Java Concurrency in Practice, listings 11.4 and 11.5 AttributeStore: one look is one step; counting it is another.

import java.util.HashMap;
import java.util.Map;
import java.util.regex.Pattern;

public class JcipAttributesOk {
    private final Map<String, String> attributes = new HashMap<>();
    private int misses;

    private synchronized int misses() { return misses; }

    private synchronized void misses(int n) { misses = n; }

    public synchronized void put(String user, String location) { attributes.put(user, location); }

    public boolean userMatches(String name, String regexp) {
        String location;
        synchronized (this) {
            location = attributes.get(name);
            if (location == null)
                misses++;
        }
        if (location == null) {
            return false;
        }
        return Pattern.matches(regexp, location);
    }
}
// corpus: published
