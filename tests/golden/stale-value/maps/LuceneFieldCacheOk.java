// run: scan --only atomicity,stale-value
// expect: none
// Lucene, FieldCacheImpl: a cache of caches; only a placeholder that is put under the lock makes one thread compute.

import java.util.HashMap;
import java.util.Map;

public class LuceneFieldCacheOk {
    private static final class Placeholder {
        Object value;
    }

    private final Map<String, Object> cache = new HashMap<>();

    public Object values(String field) {
        Object value;
        synchronized (cache) {
            value = cache.get(field);
            if (value == null) {
                value = new Placeholder();
                cache.put(field, value);
            }
        }
        if (value instanceof Placeholder) {
            synchronized (value) {
                Placeholder p = (Placeholder) value;
                if (p.value == null)
                    p.value = new StringBuilder(field);
                return p.value;
            }
        }
        return value;
    }
}
// corpus: published
