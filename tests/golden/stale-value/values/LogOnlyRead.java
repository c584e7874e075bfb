// run: scan --only stale-value
// expect: none
// the size read first is used for a log line only, and the insertion does not depend on it
import java.util.ArrayList;
import java.util.List;
import java.util.logging.Logger;

public class LogOnlyRead {
    private static final Logger LOG = Logger.getLogger("items");
    private final List<String> items = new ArrayList<>();

    public int size() { synchronized (items) { return items.size(); } }

    public void add(String s) {
        LOG.fine("items before: " + size());
        synchronized (items) {
            items.add(s);
        }
    }

    public List<String> copy() {
        synchronized (items) {
            return new ArrayList<>(items);
        }
    }
}
// corpus: unseen
