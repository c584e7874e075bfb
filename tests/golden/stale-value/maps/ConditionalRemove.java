// run: scan --only stale-value
// expect: none
// remove(key, value) removes only the entry that was examined
import java.util.concurrent.ConcurrentHashMap;

public class ConditionalRemove {
    private record Entry(String value, long expires) { }

    private final ConcurrentHashMap<String, Entry> map = new ConcurrentHashMap<>();

    public void put(String k, String v, long expires) {
        map.put(k, new Entry(v, expires));
    }

    public String get(String k, long now) {
        Entry e = map.get(k);
        if (e == null) return null;
        if (e.expires() < now) {
            map.remove(k, e);
            return null;
        }
        return e.value();
    }

    public int size() { return map.size(); }
}
// corpus: unseen
