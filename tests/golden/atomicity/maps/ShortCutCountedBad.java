// run: scan --only atomicity --library
// expect: atomicity
// What was made is counted, whoever has made it.
import java.util.*;

public class ShortCutCountedBad {
    private final Map<String, List<String>> known;
    private int made;

    ShortCutCountedBad(Map<String, List<String>> known) {
        this.known = known;
    }

    public static class Family {
        private final Map<String, List<String>> known = Collections.synchronizedMap(new HashMap<>());

        public ShortCutCountedBad join() {
            return new ShortCutCountedBad(known);
        }

        public void flush() {
            known.clear();
        }
    }

    public synchronized List<String> load(String key) {
        List<String> list = known.get(key);
        if (list == null) {
            list = known.computeIfAbsent(key, k -> new ArrayList<>());
            made++;
        }
        return list;
    }
}
