// run: scan --only atomicity --library
// expect: atomicity
// What is removed is not what was looked at: another thread may have put a list there that has something in it.
import java.util.*;

public class ShortCutConditionBad {
    private final Map<String, List<String>> known;
    private int made;

    ShortCutConditionBad(Map<String, List<String>> known) {
        this.known = known;
    }

    public static class Family {
        private final Map<String, List<String>> known = Collections.synchronizedMap(new HashMap<>());

        public ShortCutConditionBad join() {
            return new ShortCutConditionBad(known);
        }

        public void flush() {
            known.clear();
        }
    }

    public synchronized boolean drop(String key) {
        List<String> list = known.get(key);
        if (list != null && list.isEmpty()) {
            return known.remove(key) != null;
        }
        return false;
    }
}
