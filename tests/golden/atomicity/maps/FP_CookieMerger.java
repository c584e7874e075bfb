// run: scan --library --only atomicity
// expect: atomicity
// each key of the shared table is got once and the result tested for null; the keys do not depend on each other
import java.util.Hashtable;
import java.util.LinkedHashMap;
import java.util.Map;

public class FP_CookieMerger {
    private final Map<String, String> merged = new LinkedHashMap<>();
    private final String[] wanted;

    public FP_CookieMerger(String... wanted) {
        this.wanted = wanted.clone();
    }

    public synchronized void merge(Hashtable<String, String> cookies) {
        for (String name : wanted) {
            String v = pick(cookies, name);
            if (v != null) {
                merged.put(name, v);
            }
        }
    }

    private static String pick(Hashtable<String, String> cookies, String key) {
        String v = cookies.get(key);
        return v == null ? null : v.trim();
    }

    public synchronized String render() {
        StringBuilder sb = new StringBuilder();
        merged.forEach((k, v) -> sb.append(k).append('=').append(v).append(';'));
        return sb.toString();
    }

    public synchronized boolean complete() {
        for (String name : wanted) {
            if (!merged.containsKey(name)) {
                return false;
            }
        }
        return true;
    }
}
// corpus: unseen21
