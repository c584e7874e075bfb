// run: scan --library --only stale-value
// expect: none
// networknt/json-schema-validator#323, repaired - no containsKey before: the answer of put() itself says whether this thread was the first, and only then the warning is given
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;

public class KeywordWarnings {
    private final Map<String, String> unknown = new ConcurrentHashMap<>();
    private final Map<String, Class<?>> known;
    private final Consumer<String> log;

    private KeywordWarnings(Builder b) {
        known = Map.copyOf(b.known);
        log = b.log;
    }

    public static Builder builder() {
        return new Builder();
    }

    public static final class Builder {
        private final Map<String, Class<?>> known = new ConcurrentHashMap<>();
        private Consumer<String> log = s -> { };

        public Builder keyword(String name, Class<?> type) {
            known.put(name, type);
            return this;
        }

        public Builder log(Consumer<String> sink) {
            log = sink;
            return this;
        }

        public KeywordWarnings build() {
            return new KeywordWarnings(this);
        }
    }

    public boolean check(String keyword, Object node) {
        Class<?> type = known.get(keyword);
        if (type == null) {
            if (unknown.put(keyword, keyword) == null) {
                log.accept("Unknown keyword " + keyword + " - you should define your own Meta Schema.");
            }
            return true;
        }
        return type.isInstance(node);
    }

    public List<String> reported() {
        List<String> names = new ArrayList<>(unknown.keySet());
        Collections.sort(names);
        return names;
    }
}
// corpus: unseen18
