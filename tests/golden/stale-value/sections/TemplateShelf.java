// run: scan --library --only stale-value
// expect: none
// find is only the fast path; after compiling without the lock store looks again under the lock and everybody gets the one that is in the map
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;

public class TemplateShelf {
    public static final class Sheet {
        private final String source;
        private final AtomicInteger uses = new AtomicInteger();

        Sheet(String source) {
            this.source = source;
        }

        public String render(Map<String, String> vars) {
            uses.incrementAndGet();
            String out = source;
            for (Map.Entry<String, String> e : vars.entrySet()) {
                out = out.replace("{" + e.getKey() + "}", e.getValue());
            }
            return out;
        }

        public int uses() {
            return uses.get();
        }
    }

    private final Object lock = new Object();
    private final Map<String, Sheet> compiled = new HashMap<>();
    private final Function<String, String> loader;

    public TemplateShelf(Function<String, String> loader) {
        this.loader = loader;
    }

    public Sheet sheet(String name) {
        Sheet s = find(name);
        if (s != null) {
            return s;
        }
        return store(name, new Sheet(loader.apply(name)));
    }

    private Sheet find(String name) {
        synchronized (lock) {
            return compiled.get(name);
        }
    }

    private Sheet store(String name, Sheet mine) {
        synchronized (lock) {
            Sheet other = compiled.get(name);
            if (other != null) {
                return other;
            }
            compiled.put(name, mine);
            return mine;
        }
    }
}
// corpus: unseen
