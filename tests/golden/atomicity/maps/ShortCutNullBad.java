// run: scan --only atomicity --library
// expect: atomicity
// putIfAbsent says null if there was nothing: the list is not there.
import java.util.*;

public class ShortCutNullBad {
    private final Map<String, List<String>> known;
    private int made;

    ShortCutNullBad(Map<String, List<String>> known) {
        this.known = known;
    }

    public static class Family {
        private final Map<String, List<String>> known = Collections.synchronizedMap(new HashMap<>());

        public ShortCutNullBad join() {
            return new ShortCutNullBad(known);
        }

        public void flush() {
            known.clear();
        }
    }

    public synchronized int load(String key) {
        List<String> list = known.get(key);
        if (list == null) {
            list = known.putIfAbsent(key, new ArrayList<>());
        }
        return list.size();
    }
}
