// run: scan --library --only lock-order
// expect: none
// listeners live in a copy-on-write list, fire holds no hub lock while it calls them
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;

public class SignalHub {
    @FunctionalInterface
    public interface Sink {
        void accept(String topic, String body);
    }

    private final Map<String, List<Sink>> sinks = new ConcurrentHashMap<>();

    public void subscribe(String topic, Sink s) {
        sinks.computeIfAbsent(topic, t -> new CopyOnWriteArrayList<>()).add(s);
    }

    public void fire(String topic, String body) {
        for (Sink s : sinks.getOrDefault(topic, List.of())) {
            s.accept(topic, body);
        }
    }

    public Desk openDesk(String name) {
        Desk d = new Desk(this, name);
        subscribe("desk", d::note);
        return d;
    }

    public static final class Desk {
        private final SignalHub hub;
        private final String name;
        private final List<String> notes = new ArrayList<>();

        private Desk(SignalHub hub, String name) {
            this.hub = hub;
            this.name = name;
        }

        private void note(String topic, String body) {
            synchronized (notes) {
                notes.add(topic + "/" + body);
            }
        }

        public void announce(String text) {
            synchronized (notes) {
                notes.add("out/" + text);
            }
            hub.fire("desk", name + ": " + text);
        }

        public List<String> notes() {
            synchronized (notes) {
                return List.copyOf(notes);
            }
        }
    }
}
// corpus: unseen16
