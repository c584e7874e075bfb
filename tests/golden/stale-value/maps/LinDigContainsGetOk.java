// run: scan --only atomicity,stale-value
// expect: none
// Lin and Dig: containsKey, then get, whose result is used without a look.

import java.util.concurrent.ConcurrentHashMap;

public class LinDigContainsGetOk {
    private final ConcurrentHashMap<String, String> pages = new ConcurrentHashMap<>();

    public int lengthOf(String url) {
        String page = pages.get(url);
        return page == null ? 0 : page.length();
    }

    public void store(String url, String page) { pages.put(url, page); }

    public void forget(String url) { pages.remove(url); }
}
// corpus: published
