// run: scan --library --only atomicity
// expect: atomicity
// containsKey and put are two lock steps of the injected synchronized map; another warmer's counter is overwritten
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.LongAdder;

public class CatalogWarmer {
    private final Map<String, LongAdder> hits;
    private final int limit;
    private int touched;

    public CatalogWarmer(Map<String, LongAdder> sharedHits, int limit) {
        this.hits = sharedHits;
        this.limit = limit;
    }

    public static Map<String, LongAdder> newHitTable() {
        return Collections.synchronizedMap(new HashMap<>());
    }

    public synchronized void touch(String product) {
        if (!hits.containsKey(product)) {
            hits.put(product, new LongAdder());
        }
        hits.get(product).increment();
        touched++;
    }

    public synchronized boolean exhausted() {
        return touched >= limit;
    }

    public List<String> hottest(int n) {
        synchronized (hits) {
            return hits.entrySet().stream()
                    .sorted((a, b) -> Long.compare(b.getValue().sum(), a.getValue().sum()))
                    .limit(n)
                    .map(Map.Entry::getKey)
                    .toList();
        }
    }
}
// corpus: unseen15
