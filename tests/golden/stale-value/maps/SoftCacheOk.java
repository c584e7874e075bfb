// run: scan --only stale-value
// expect: none
// One step.

import java.lang.ref.SoftReference;
import java.util.List;
import java.util.concurrent.ConcurrentHashMap;

public class SoftCacheOk {
    private final ConcurrentHashMap<String, SoftReference<List<String>>> cache = new ConcurrentHashMap<>();

    public SoftReference<List<String>> names(String key, String prefix) {
        return cache.computeIfAbsent(key, k -> new SoftReference<>(List.of(prefix + k)));
    }
}
