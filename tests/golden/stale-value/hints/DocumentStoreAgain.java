// run: scan --library --only stale-value
// expect: none
// save gives the version it has read; the store compares it under its lock and edit tries again when it is refused
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;

public class DocumentStoreAgain {
    public record Doc(String id, long version, String text) { }

    private final Map<String, Doc> docs = new HashMap<>();

    public synchronized Optional<Doc> load(String id) {
        return Optional.ofNullable(docs.get(id));
    }

    public synchronized boolean create(String id, String text) {
        return docs.putIfAbsent(id, new Doc(id, 1, text)) == null;
    }

    private synchronized boolean save(Doc base, String text) {
        Doc now = docs.get(base.id());
        if (now == null || now.version() != base.version()) {
            return false;
        }
        docs.put(base.id(), new Doc(base.id(), base.version() + 1, text));
        return true;
    }

    public boolean edit(String id, UnaryOperator<String> change) {
        while (true) {
            Optional<Doc> d = load(id);
            if (d.isEmpty()) {
                return false;
            }
            Doc base = d.get();
            if (save(base, change.apply(base.text()))) {
                return true;
            }
        }
    }

    public synchronized int size() {
        return docs.size();
    }
}
// corpus: unseen16
