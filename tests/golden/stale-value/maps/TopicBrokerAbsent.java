// run: scan --only stale-value
// expect: none
// putIfAbsent and use of the list that won
import java.util.Hashtable;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;

public class TopicBrokerAbsent {
    public interface Subscriber { void onMessage(String topic, Object payload); }

    private final Map<String, List<Subscriber>> topics = new Hashtable<>();

    public void subscribe(String topic, Subscriber s) {
        List<Subscriber> list = topics.get(topic);
        if (list == null) {
            List<Subscriber> fresh = new CopyOnWriteArrayList<>();
            list = topics.putIfAbsent(topic, fresh);
            if (list == null) list = fresh;
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
