// run: scan --only atomicity --library
// expect: none
// The first look is a short cut: the map itself looks again, and its answer is what is used.
import java.util.*;

public class ShortCutOk {
    private final Map<String, List<String>> known;
    private int made;

    ShortCutOk(Map<String, List<String>> known) {
        this.known = known;
    }

    public static class Family {
        private final Map<String, List<String>> known = Collections.synchronizedMap(new HashMap<>());

        public ShortCutOk join() {
            return new ShortCutOk(known);
        }

        public void flush() {
            known.clear();
        }
    }

    public synchronized int load(String key) {
        List<String> list = known.get(key);
        if (list == null) {
            list = known.computeIfAbsent(key, k -> new ArrayList<>());
        }
        made++;
        return list.size();
    }

    public synchronized List<String> other(String key) {
        List<String> list = known.get(key);
        if (list == null) {
            List<String> fresh = new ArrayList<>();
            List<String> old = known.putIfAbsent(key, fresh);
            list = old == null ? fresh : old;
        }
        return list;
    }
}
