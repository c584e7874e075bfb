// run: scan --only stale-value
// expect: stale-value method=LinDigContainsGetBad.lengthOf line=here
// Lin and Dig: containsKey, then get, whose result is used without a look.

import java.util.concurrent.ConcurrentHashMap;

public class LinDigContainsGetBad {
    private final ConcurrentHashMap<String, String> pages = new ConcurrentHashMap<>();

    public int lengthOf(String url) {
        if (pages.containsKey(url))
            return pages.get(url).length(); // <- here
        return 0;
    }

    public void store(String url, String page) { pages.put(url, page); }

    public void forget(String url) { pages.remove(url); }
}
// corpus: published
