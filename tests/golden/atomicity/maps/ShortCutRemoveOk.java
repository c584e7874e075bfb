// run: scan --only atomicity --library
// expect: none
// Whether there was something to remove is asked of remove itself.
import java.util.*;

public class ShortCutRemoveOk {
    private final Map<String, List<String>> known;
    private int made;

    ShortCutRemoveOk(Map<String, List<String>> known) {
        this.known = known;
    }

    public static class Family {
        private final Map<String, List<String>> known = Collections.synchronizedMap(new HashMap<>());

        public ShortCutRemoveOk join() {
            return new ShortCutRemoveOk(known);
        }

        public void flush() {
            known.clear();
        }
    }

    public synchronized int drop(String key) {
        if (!known.containsKey(key)) {
            return 0;
        }
        List<String> gone = known.remove(key);
        return gone == null ? 0 : gone.size();
    }
}
