// run: scan --only stale-value
// expect: stale-value
// synchronizedSet contains then add in a crawler front end
import java.util.Collections;
import java.util.HashSet;
import java.util.Set;

public class SyncSetVisited {
    private final Set<String> visited = Collections.synchronizedSet(new HashSet<>());
    private int fetched;

    public boolean visit(String url) {
        if (visited.contains(url)) {
            return false;
        }
        visited.add(url);
        fetch(url);
        return true;
    }

    private synchronized void fetch(String url) {
        fetched += url.length();
    }
}
// corpus: unseen
