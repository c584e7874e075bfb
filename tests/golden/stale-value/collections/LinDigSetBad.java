// run: scan --only stale-value
// expect: stale-value method=LinDigSetBad.visit line=here
// Lin and Dig, sets: contains, then add, then work that is to be done once.

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;

public class LinDigSetBad {
    private final Set<String> seen = ConcurrentHashMap.newKeySet();

    public void visit(String url, Consumer<String> fetch) {
        if (!seen.contains(url)) {
            seen.add(url); // <- here
            fetch.accept(url);
        }
    }
}
// corpus: published
