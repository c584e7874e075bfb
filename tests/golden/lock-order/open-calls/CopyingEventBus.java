// run: scan --library --only lock-order
// expect: none
// publish copies the subscribers under the bus monitor and calls them outside; stop leaves its own monitor before it unsubscribes
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

public class CopyingEventBus {
    private final Map<String, List<BusSubscriber>> byTopic = new HashMap<>();

    public synchronized void subscribe(String topic, BusSubscriber s) {
        byTopic.computeIfAbsent(topic, t -> new ArrayList<>()).add(s);
    }

    public synchronized void unsubscribe(String topic, BusSubscriber s) {
        List<BusSubscriber> list = byTopic.get(topic);
        if (list != null) {
            list.remove(s);
            if (list.isEmpty()) {
                byTopic.remove(topic);
            }
        }
    }

    public int publish(String topic, Object payload) {
        List<BusSubscriber> targets;
        synchronized (this) {
            targets = new ArrayList<>(byTopic.getOrDefault(topic, List.of()));
        }
        for (BusSubscriber s : targets) {
            s.onEvent(topic, payload);
        }
        return targets.size();
    }
}

interface BusSubscriber {
    void onEvent(String topic, Object payload);
}

class DigestSubscriber implements BusSubscriber {
    private final CopyingEventBus bus;
    private final String topic;
    private final List<String> buffer = new ArrayList<>();
    private boolean stopped;

    DigestSubscriber(CopyingEventBus bus, String topic) {
        this.bus = bus;
        this.topic = topic;
    }

    public void start() {
        bus.subscribe(topic, this);
    }

    @Override
    public synchronized void onEvent(String from, Object payload) {
        if (!stopped) {
            buffer.add(from + ": " + payload);
        }
    }

    public synchronized List<String> drain() {
        List<String> out = new ArrayList<>(buffer);
        buffer.clear();
        return out;
    }

    public void stop() {
        synchronized (this) {
            if (stopped) {
                return;
            }
            stopped = true;
            buffer.clear();
        }
        bus.unsubscribe(topic, this);
    }
}
// corpus: unseen13
