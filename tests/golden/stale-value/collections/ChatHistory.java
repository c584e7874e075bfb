// run: scan --only stale-value --library
// expect: stale-value
// ChatHistory.latest calls size() and then get(size-1) on a synchronizedList without holding its lock; trim in another thread shortens the list in between and get throws.
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

public class ChatHistory {

    public record Message(String author, String text, Instant at) { }

    private final List<Message> messages = Collections.synchronizedList(new ArrayList<>());

    public void post(String author, String text) {
        messages.add(new Message(author, text, Instant.now()));
    }

    public Optional<Message> latest() {
        int n = messages.size();
        if (n == 0) {
            return Optional.empty();
        }
        return Optional.of(messages.get(n - 1));
    }

    public void trim(int keep) {
        synchronized (messages) {
            while (messages.size() > Math.max(0, keep)) {
                messages.remove(0);
            }
        }
    }

    public int count() {
        return messages.size();
    }
}
// corpus: unseen
