// run: scan --library --only stale-value
// expect: none
// subscribers.contains then add on a CopyOnWriteArrayList; two subscribe calls of one user enter him twice and he is notified twice
import java.util.List;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.BiConsumer;

public class FN_TopicBoard {
    private final ConcurrentMap<String, List<String>> topics = new ConcurrentHashMap<>();
    private final BiConsumer<String, String> mailer;

    public FN_TopicBoard(BiConsumer<String, String> mailer) {
        this.mailer = mailer;
    }

    public boolean subscribe(String topic, String user) {
        List<String> subscribers = topics.computeIfAbsent(topic, t -> new CopyOnWriteArrayList<>());
        if (subscribers.contains(user)) {
            return false;
        }
        subscribers.add(user);
        return true;
    }

    public void unsubscribe(String topic, String user) {
        List<String> subscribers = topics.get(topic);
        if (subscribers != null) {
            subscribers.remove(user);
        }
    }

    public void post(String topic, String text) {
        topics.getOrDefault(topic, List.of()).forEach(u -> mailer.accept(u, text));
    }

    public int topics() {
        return topics.size();
    }
}
// corpus: unseen21
