// run: scan --only atomicity,stale-value
// expect: none
// Lin and Dig, sets: contains, then add, then work that is to be done once.

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;

public class LinDigSetOk {
    private final Set<String> seen = ConcurrentHashMap.newKeySet();

    public void visit(String url, Consumer<String> fetch) {
        if (seen.add(url)) {
            fetch.accept(url);
        }
    }
}
// corpus: published
