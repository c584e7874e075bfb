// run: scan --library --only stale-value
// expect: stale-value
// template() finds nothing under the lock, compiles without it, and stores under the lock without looking again: callers of the first compile hold a template whose uses are counted nowhere
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;

public class TemplateRepository {
    public static final class Template {
        private final String source;
        private final AtomicInteger uses = new AtomicInteger();

        Template(String source) {
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
    private final Map<String, Template> compiled = new HashMap<>();
    private final Function<String, String> loader;

    public TemplateRepository(Function<String, String> loader) {
        this.loader = loader;
    }

    public Template template(String name) {
        Template t = find(name);
        if (t == null) {
            t = new Template(loader.apply(name));
            store(name, t);
        }
        return t;
    }

    private Template find(String name) {
        synchronized (lock) {
            return compiled.get(name);
        }
    }

    private void store(String name, Template t) {
        synchronized (lock) {
            compiled.put(name, t);
        }
    }

    public int uses(String name) {
        Template t = find(name);
        return t == null ? 0 : t.uses();
    }
}
// corpus: unseen
