// run: scan --only stale-value --library
// expect: stale-value
// TopicIds.idOf checks containsKey on the ConcurrentHashMap and later puts a new id without putIfAbsent; two threads get different ids for the same topic.
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;

public class TopicIds {
    private final Map<String, Integer> ids = new ConcurrentHashMap<>();
    private final Map<Integer, String> names = new ConcurrentHashMap<>();
    private final AtomicInteger next = new AtomicInteger(1);

    public int idOf(String topic) {
        String key = normalise(topic);
        if (!ids.containsKey(key)) {
            int id = next.getAndIncrement();
            names.put(id, key);
            ids.put(key, id);
        }
        return ids.get(key);
    }

    public String nameOf(int id) {
        return names.get(id);
    }

    public int size() {
        return ids.size();
    }

    private static String normalise(String t) {
        return t.trim().toLowerCase().replace(' ', '-');
    }
}
// corpus: unseen
