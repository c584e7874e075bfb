// run: scan --library --only stale-value
// Something else is caught.
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

public class CaughtOutBad {
    private final List<String> entries = new CopyOnWriteArrayList<>();

    public void add(String entry) { entries.add(entry); }
    public void remove(String entry) { entries.remove(entry); }

    public int last() {
        int size = entries.size();
        if (size == 0)
            return 0;
        try {
            return Integer.parseInt(entries.get(size - 1)); // expect: stale-value severity=medium
        } catch (NumberFormatException e) {
            return 0;
        }
    }
}
