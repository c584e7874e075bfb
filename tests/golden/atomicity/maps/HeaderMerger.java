// run: scan --library --only atomicity
// expect: atomicity
// containsKey and get on the caller's Hashtable are two steps; a remove in between gives null and trim() fails
import java.util.Hashtable;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;

public class HeaderMerger {
    private final Map<String, String> merged = new LinkedHashMap<>();
    private final String[] wanted;

    public HeaderMerger(String... wanted) {
        this.wanted = wanted.clone();
    }

    public synchronized void merge(Hashtable<String, String> headers) {
        for (String name : wanted) {
            String v = pick(headers, name.toLowerCase(Locale.ROOT));
            if (v != null) {
                merged.put(name, v);
            }
        }
    }

    private static String pick(Hashtable<String, String> headers, String key) {
        if (headers.containsKey(key)) {
            return headers.get(key).trim();
        }
        return null;
    }

    public synchronized String render() {
        StringBuilder sb = new StringBuilder();
        merged.forEach((k, v) -> sb.append(k).append(": ").append(v).append('\n'));
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
