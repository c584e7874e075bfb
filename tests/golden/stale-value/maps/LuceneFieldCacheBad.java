// run: scan --only stale-value
// expect: stale-value method=LuceneFieldCacheBad.values line=here
// Lucene, FieldCacheImpl: a cache of caches; only a placeholder that is put under the lock makes one thread compute.

import java.util.HashMap;
import java.util.Map;

public class LuceneFieldCacheBad {
    private static final class Placeholder {
        Object value;
    }

    private final Map<String, Object> cache = new HashMap<>();

    public Object values(String field) {
        Object value;
        synchronized (cache) {
            value = cache.get(field);
        }
        if (value == null) {
            value = new StringBuilder(field);
            synchronized (cache) {
                cache.put(field, value); // <- here
            }
        }
        return value;
    }
}
// corpus: published
