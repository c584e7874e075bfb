// run: scan --library --only lock-order
// expect: lock-order
// publish calls subscribers with the hub's monitor held and ChatRoom.onMessage locks the room; ChatRoom.say holds the room and publishes
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

public class TopicHub {
    public interface Subscriber {
        void onMessage(String topic, String body);
    }

    private final Object guard = new Object();
    private final Map<String, List<Subscriber>> byTopic = new HashMap<>();

    public void subscribe(String topic, Subscriber s) {
        synchronized (guard) {
            byTopic.computeIfAbsent(topic, t -> new ArrayList<>()).add(s);
        }
    }

    public void publish(String topic, String body) {
        synchronized (guard) {
            byTopic.getOrDefault(topic, List.of()).forEach(s -> s.onMessage(topic, body));
        }
    }

    public static ChatRoom open(TopicHub hub, String name) {
        ChatRoom r = new ChatRoom(hub, name);
        hub.subscribe("chat", r);
        return r;
    }
}

class ChatRoom implements TopicHub.Subscriber {
    private final TopicHub hub;
    private final String name;
    private final List<String> log = new ArrayList<>();

    ChatRoom(TopicHub hub, String name) {
        this.hub = hub;
        this.name = name;
    }

    @Override
    public synchronized void onMessage(String topic, String body) {
        log.add(topic + ": " + body);
    }

    public synchronized void say(String text) {
        log.add("me: " + text);
        hub.publish("chat", name + "> " + text);
    }

    public synchronized List<String> history() {
        return List.copyOf(log);
    }
}
// corpus: unseen16
