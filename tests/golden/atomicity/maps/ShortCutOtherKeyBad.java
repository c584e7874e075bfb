// run: scan --only atomicity --library
// expect: atomicity
// The second look is for another key.
import java.util.*;

public class ShortCutOtherKeyBad {
    private final Map<String, List<String>> known;
    private int made;

    ShortCutOtherKeyBad(Map<String, List<String>> known) {
        this.known = known;
    }

    public static class Family {
        private final Map<String, List<String>> known = Collections.synchronizedMap(new HashMap<>());

        public ShortCutOtherKeyBad join() {
            return new ShortCutOtherKeyBad(known);
        }

        public void flush() {
            known.clear();
        }
    }

    public synchronized List<String> load(String key, String spare) {
        List<String> list = known.get(key);
        if (list == null) {
            list = known.computeIfAbsent(spare, k -> new ArrayList<>());
        }
        return list;
    }
}
