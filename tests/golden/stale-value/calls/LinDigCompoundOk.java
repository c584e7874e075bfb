// run: scan --only atomicity,stale-value
// expect: none
// Lin and Dig: the check is in a helper, the put in the caller.

import java.util.concurrent.ConcurrentHashMap;

public class LinDigCompoundOk {
    private final ConcurrentHashMap<String, StringBuilder> chains = new ConcurrentHashMap<>();

    private boolean isKnown(String key) { return chains.containsKey(key); }

    public void link(String key) {
        if (!isKnown(key))
            chains.putIfAbsent(key, new StringBuilder());
    }
}
// corpus: published
