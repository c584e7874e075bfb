// run: scan --only stale-value
// expect: none
// the boolean result of add on a concurrent set decides, no separate contains
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

public class SetAddResult {
    private final Set<String> seen = ConcurrentHashMap.newKeySet();

    public boolean firstVisit(String url) {
        return seen.add(url);
    }

    public void crawl(String url, Runnable fetch) {
        if (seen.add(url)) {
            fetch.run();
        }
    }

    public boolean forget(String url) {
        return seen.remove(url);
    }
}
// corpus: unseen
