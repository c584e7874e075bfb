// run: scan --only atomicity --library
// expect: none
// Optimistic: the edit is built on a versioned snapshot and FlagStore.commit refuses it when the version moved on, then it is tried again
import java.util.HashMap;
import java.util.Map;
import java.util.function.UnaryOperator;

public class FlagEditor {
    public record Versioned(long version, Map<String, String> flags) { }

    public static final class FlagStore {
        private Versioned current = new Versioned(0, Map.of());

        public synchronized Versioned read() {
            return current;
        }

        public synchronized boolean commit(long basedOn, Map<String, String> flags) {
            if (current.version() != basedOn) {
                return false;
            }
            current = new Versioned(basedOn + 1, Map.copyOf(flags));
            return true;
        }
    }

    private final FlagStore store;
    private int edits;
    private int conflicts;

    public FlagEditor(FlagStore store) {
        this.store = store;
    }

    public synchronized String edit(String flag, UnaryOperator<String> change) {
        while (true) {
            Versioned base = store.read();
            Map<String, String> next = new HashMap<>(base.flags());
            String value = change.apply(base.flags().getOrDefault(flag, ""));
            next.put(flag, value);
            if (store.commit(base.version(), next)) {
                edits++;
                return value;
            }
            conflicts++;
        }
    }

    public synchronized String stats() {
        return edits + " edits, " + conflicts + " conflicts";
    }
}
// corpus: unseen9
