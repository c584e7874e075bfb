// run: scan --only atomicity --library
// expect: atomicity
// There may be nothing to remove any more.
import java.util.*;

public class ShortCutRemoveBad {
    private final Map<String, List<String>> known;
    private int made;

    ShortCutRemoveBad(Map<String, List<String>> known) {
        this.known = known;
    }

    public static class Family {
        private final Map<String, List<String>> known = Collections.synchronizedMap(new HashMap<>());

        public ShortCutRemoveBad join() {
            return new ShortCutRemoveBad(known);
        }

        public void flush() {
            known.clear();
        }
    }

    public synchronized int drop(String key) {
        if (!known.containsKey(key)) {
            return 0;
        }
        return known.remove(key).size();
    }
}
