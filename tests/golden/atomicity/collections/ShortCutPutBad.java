// run: scan --only atomicity --library
// expect: atomicity
// put does not look again: a list that another thread has put there is lost.
import java.util.*;

public class ShortCutPutBad {
    private final Map<String, List<String>> known;
    private int made;

    ShortCutPutBad(Map<String, List<String>> known) {
        this.known = known;
    }

    public static class Family {
        private final Map<String, List<String>> known = Collections.synchronizedMap(new HashMap<>());

        public ShortCutPutBad join() {
            return new ShortCutPutBad(known);
        }

        public void flush() {
            known.clear();
        }
    }

    public synchronized List<String> load(String key) {
        List<String> list = known.get(key);
        if (list == null) {
            list = new ArrayList<>();
            known.put(key, list);
        }
        return list;
    }
}
