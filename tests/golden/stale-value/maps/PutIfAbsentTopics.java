// run: scan --only stale-value
// expect: none
// putIfAbsent decides and the winner is used
import java.util.List;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.CopyOnWriteArrayList;

public class PutIfAbsentTopics {
    private final ConcurrentMap<String, List<Runnable>> topics = new ConcurrentHashMap<>();

    private List<Runnable> topic(String name) {
        List<Runnable> l = topics.get(name);
        if (l == null) {
            List<Runnable> fresh = new CopyOnWriteArrayList<>();
            l = topics.putIfAbsent(name, fresh);
            if (l == null) l = fresh;
        }
        return l;
    }

    public void subscribe(String name, Runnable r) { topic(name).add(r); }

    public void publish(String name) {
        for (Runnable r : topic(name)) r.run();
    }
}
// corpus: unseen
