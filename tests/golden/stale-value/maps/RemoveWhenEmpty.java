// run: scan --only stale-value
// expect: stale-value
// reference count drops to zero in one call and the map entry is removed in another although it may be revived
import java.util.concurrent.ConcurrentHashMap;

public class RemoveWhenEmpty {
    private final ConcurrentHashMap<String, Integer> refs = new ConcurrentHashMap<>();

    public void retain(String key) {
        refs.merge(key, 1, Integer::sum);
    }

    public void release(String key) {
        Integer n = refs.get(key);
        if (n == null) {
            return;
        }
        if (n == 1) {
            refs.remove(key);
        } else {
            refs.put(key, n - 1);
        }
    }
}
// corpus: unseen
