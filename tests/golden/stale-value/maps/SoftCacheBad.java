// run: scan --only stale-value
// expect: stale-value method=SoftCacheBad.names line=here severity=low
// What hangs on a soft reference can vanish at any time: it is kept to save work, and made anew by whoever misses it.

import java.lang.ref.SoftReference;
import java.util.List;
import java.util.concurrent.ConcurrentHashMap;

public class SoftCacheBad {
    private final ConcurrentHashMap<String, SoftReference<List<String>>> cache = new ConcurrentHashMap<>();

    public List<String> names(String key, String prefix) {
        SoftReference<List<String>> ref = cache.get(key);
        List<String> names = ref == null ? null : ref.get();
        if (names == null) {
            names = List.of(prefix + key);
            cache.put(key, new SoftReference<>(names)); // <- here
        }
        return names;
    }
}
