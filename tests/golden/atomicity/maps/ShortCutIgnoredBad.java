// run: scan --only atomicity --library
// expect: atomicity
// The answer of putIfAbsent is not looked at: the list that is returned may not be the one in the map.
import java.util.*;

public class ShortCutIgnoredBad {
    private final Map<String, List<String>> known;
    private int made;

    ShortCutIgnoredBad(Map<String, List<String>> known) {
        this.known = known;
    }

    public static class Family {
        private final Map<String, List<String>> known = Collections.synchronizedMap(new HashMap<>());

        public ShortCutIgnoredBad join() {
            return new ShortCutIgnoredBad(known);
        }

        public void flush() {
            known.clear();
        }
    }

    public synchronized List<String> load(String key) {
        List<String> list = known.get(key);
        if (list == null) {
            list = new ArrayList<>();
            known.putIfAbsent(key, list);
        }
        return list;
    }
}
