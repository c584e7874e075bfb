// run: scan --only stale-value
// expect: stale-value
// get null then put on a Hashtable drops the list another thread has just stored
import java.util.Hashtable;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;

public class TopicBroker {
    public interface Subscriber { void onMessage(String topic, Object payload); }

    private final Map<String, List<Subscriber>> topics = new Hashtable<>();

    public void subscribe(String topic, Subscriber s) {
        List<Subscriber> list = topics.get(topic);
        if (list == null) {
            list = new CopyOnWriteArrayList<>();
            topics.put(topic, list);
        }
        list.add(s);
    }
    public int publish(String topic, Object payload) {
        List<Subscriber> list = topics.get(topic);
        if (list == null) return 0;
        int n = 0;
        for (Subscriber s : list) {
            try {
                s.onMessage(topic, payload);
                n++;
            } catch (RuntimeException e) {
                System.err.println("subscriber failed: " + e);
            }
        }
        return n;
    }
}
// corpus: unseen
