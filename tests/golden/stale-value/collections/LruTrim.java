// run: scan --only stale-value --library
// expect: stale-value
// put() inserts, asks size() and evicts in separate critical sections; the size is stale when evict runs, so two puts evict more than needed.
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;

public class LruTrim {
    private static final class Store {
        private final Map<String, byte[]> map = new LinkedHashMap<>(16, 0.75f, true);

        synchronized void insert(String k, byte[] v) {
            map.put(k, v);
        }

        synchronized byte[] lookup(String k) {
            return map.get(k);
        }

        synchronized int size() {
            return map.size();
        }

        synchronized void evict(int n) {
            Iterator<String> it = map.keySet().iterator();
            while (n-- > 0 && it.hasNext()) {
                it.next();
                it.remove();
            }
        }
    }

    private final Store store = new Store();
    private final int capacity;

    public LruTrim(int capacity) {
        this.capacity = capacity;
    }

    public byte[] get(String k) {
        return store.lookup(k);
    }

    public void put(String k, byte[] v) {
        store.insert(k, v);
        int excess = store.size() - capacity;
        if (excess > 0) {
            store.evict(excess);
        }
    }
}
// corpus: unseen
