// run: scan --only stale-value
// expect: stale-value method=LinDigCompoundBad.link line=here
// Lin and Dig: the check is in a helper, the put in the caller.

import java.util.concurrent.ConcurrentHashMap;

public class LinDigCompoundBad {
    private final ConcurrentHashMap<String, StringBuilder> chains = new ConcurrentHashMap<>();

    private boolean isKnown(String key) { return chains.containsKey(key); }

    public void link(String key) {
        if (!isKnown(key))
            chains.put(key, new StringBuilder()); // <- here
    }
}
// corpus: published
