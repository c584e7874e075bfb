// run: scan --library --only lock-order
// expect: lock-order
// rebuild holds the synchronized list's lock and calls install (this), archive holds this and calls removeIf (list's lock)
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

public class InboxIndex {
    public record Message(String id, String sender, Instant at) {}

    private final List<Message> messages = Collections.synchronizedList(new ArrayList<>());
    private final Map<String, List<String>> bySender = new HashMap<>();
    private Instant archivedTo = Instant.EPOCH;

    public void receive(Message m) {
        messages.add(m);
    }

    public void rebuild() {
        Map<String, List<String>> fresh = new HashMap<>();
        synchronized (messages) {
            for (Message m : messages) {
                fresh.computeIfAbsent(m.sender(), s -> new ArrayList<>()).add(m.id());
            }
            install(fresh);
        }
    }

    private synchronized void install(Map<String, List<String>> fresh) {
        bySender.clear();
        bySender.putAll(fresh);
    }

    public synchronized void archive(Instant before) {
        if (before.isAfter(archivedTo)) {
            messages.removeIf(m -> m.at().isBefore(before));
            archivedTo = before;
        }
    }

    public synchronized List<String> from(String sender) {
        return List.copyOf(bySender.getOrDefault(sender, List.of()));
    }
}
// corpus: unseen15
