// run: scan --library --only atomicity
// expect: none
// the calls on the shared meters are independent increments, none depends on the other
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

public class AuditTee {
    public sealed interface Event permits Login, Purchase {}

    public record Login(String user) implements Event {}

    public record Purchase(String user, long cents) implements Event {}

    public static final class Meters {
        private final Map<String, Long> counts = new HashMap<>();

        public synchronized void add(String meter, long n) {
            counts.merge(meter, n, Long::sum);
        }

        public synchronized Map<String, Long> copy() {
            return Map.copyOf(counts);
        }
    }

    private static final int KEEP = 100;
    private final Meters meters;
    private final Deque<Event> recent = new ArrayDeque<>();

    public AuditTee(Meters meters) {
        this.meters = meters;
    }

    public synchronized void accept(Event event) {
        if (recent.size() == KEEP) {
            recent.removeFirst();
        }
        recent.addLast(event);
        meters.add("events", 1);
        if (event instanceof Login) {
            meters.add("logins", 1);
        } else if (event instanceof Purchase p) {
            meters.add("purchases", 1);
            meters.add("revenue", p.cents());
        }
    }

    public synchronized List<Event> recent() {
        return List.copyOf(recent);
    }
}
// corpus: unseen15
