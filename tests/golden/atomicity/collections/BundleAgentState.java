// run: scan --library --only atomicity
// expect: none
// amitjoy/osgifx#40: the synchronized list is private, never handed out, and every use is inside a synchronized method of this object, so size() and get() cannot be separated by anyone
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

public class BundleAgentState {
    public record Event(String topic, long at) { }

    private final List<Event> recent = Collections.synchronizedList(new ArrayList<>());
    private final int limit;

    public BundleAgentState(int limit) {
        this.limit = limit;
    }

    public synchronized void handle(String topic) {
        recent.add(new Event(topic, System.nanoTime()));
        while (recent.size() > limit) {
            recent.remove(0);
        }
    }

    public synchronized Event latest() {
        int n = recent.size();
        return n == 0 ? null : recent.get(n - 1);
    }

    public synchronized List<Event> withPrefix(String prefix) {
        List<Event> out = new ArrayList<>();
        for (int i = 0; i < recent.size(); i++) {
            Event e = recent.get(i);
            if (e.topic().startsWith(prefix)) {
                out.add(e);
            }
        }
        return out;
    }

    public synchronized void clear() {
        if (!recent.isEmpty()) {
            recent.clear();
        }
    }

    public synchronized int size() {
        return recent.size();
    }
}
// corpus: unseen19
