// run: scan --only stale-value
// expect: stale-value
// ConcurrentHashMap.containsKey then put, two threads create the same topic and subscribers are lost
import java.util.List;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;

public class TopicDirectory {
    private final ConcurrentMap<String, List<Consumer<String>>> topics = new ConcurrentHashMap<>();

    private List<Consumer<String>> topic(String name) {
        if (!topics.containsKey(name)) {
            topics.put(name, new CopyOnWriteArrayList<>());
        }
        return topics.get(name);
    }

    public void subscribe(String name, Consumer<String> c) {
        topic(name).add(c);
    }

    public void publish(String name, String msg) {
        List<Consumer<String>> l = topics.get(name);
        if (l != null) for (Consumer<String> c : l) c.accept(msg);
    }
}
// corpus: unseen
