// run: scan --library --only lock-order
// expect: lock-order
// publish holds the bus monitor and calls onEvent, which takes the subscriber's monitor; MailSubscriber.stop holds its monitor and calls the bus' synchronized unsubscribe
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

public class TopicEventBus {
    private final Map<String, List<TopicSubscriber>> byTopic = new HashMap<>();

    public synchronized void subscribe(String topic, TopicSubscriber s) {
        byTopic.computeIfAbsent(topic, t -> new ArrayList<>()).add(s);
    }

    public synchronized void unsubscribe(String topic, TopicSubscriber s) {
        List<TopicSubscriber> list = byTopic.get(topic);
        if (list != null) {
            list.remove(s);
            if (list.isEmpty()) {
                byTopic.remove(topic);
            }
        }
    }

    public synchronized int publish(String topic, Object payload) {
        int delivered = 0;
        for (TopicSubscriber s : byTopic.getOrDefault(topic, List.of())) {
            s.onEvent(topic, payload);
            delivered++;
        }
        return delivered;
    }
}

interface TopicSubscriber {
    void onEvent(String topic, Object payload);
}

abstract class BufferedTopicSubscriber implements TopicSubscriber {
    protected final List<String> buffer = new ArrayList<>();

    protected abstract String render(Object payload);

    @Override
    public synchronized void onEvent(String topic, Object payload) {
        buffer.add(topic + ": " + render(payload));
    }

    public synchronized List<String> drain() {
        List<String> out = new ArrayList<>(buffer);
        buffer.clear();
        return out;
    }
}

class MailSubscriber extends BufferedTopicSubscriber {
    private final TopicEventBus bus;
    private final String topic;
    private boolean stopped;

    MailSubscriber(TopicEventBus bus, String topic) {
        this.bus = bus;
        this.topic = topic;
    }

    public void start() {
        bus.subscribe(topic, this);
    }

    @Override
    protected String render(Object payload) {
        return String.valueOf(payload).trim();
    }

    public synchronized void stop() {
        if (!stopped) {
            stopped = true;
            buffer.clear();
            bus.unsubscribe(topic, this);
        }
    }
}
// corpus: unseen13
