// run: scan --library --only stale-value
// expect: none
// That it may be gone by then is known, and caught.
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

public class CaughtOutOk {
    private final List<String> entries = new CopyOnWriteArrayList<>();

    public void add(String entry) { entries.add(entry); }
    public void remove(String entry) { entries.remove(entry); }

    public String last() {
        int size = entries.size();
        if (size == 0)
            return null;
        try {
            return entries.get(size - 1);
        } catch (IndexOutOfBoundsException e) {
            return null;
        }
    }
}
