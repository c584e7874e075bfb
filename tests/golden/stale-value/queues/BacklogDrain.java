// run: scan --only stale-value
// expect: stale-value
// synchronizedList isEmpty then remove(0) in two sections
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

public class BacklogDrain {
    private final List<String> backlog = Collections.synchronizedList(new ArrayList<>());

    public void add(String item) {
        backlog.add(item);
    }

    public String next() {
        if (backlog.isEmpty()) {
            return null;
        }
        return backlog.remove(0);
    }

    public int size() { return backlog.size(); }

    public void clear() {
        backlog.clear();
    }
}
// corpus: unseen
