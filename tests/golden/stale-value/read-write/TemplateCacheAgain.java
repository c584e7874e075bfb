// run: scan --library --only stale-value
// expect: stale-value
// the miss is seen under the read lock, the write lock is taken later without looking again: two callers get different instances and one is lost with its use count
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import java.util.function.Function;

public class TemplateCacheAgain {
    public static final class Template {
        private final String text;
        private final AtomicLong uses = new AtomicLong();

        Template(String text) {
            this.text = text;
        }

        public String render(String value) {
            uses.incrementAndGet();
            return text.replace("{}", value);
        }

        public long uses() {
            return uses.get();
        }
    }

    private final ReadWriteLock rw = new ReentrantReadWriteLock();
    private final Map<String, Template> templates = new HashMap<>();
    private final Function<String, String> loader;

    public TemplateCacheAgain(Function<String, String> loader) {
        this.loader = loader;
    }

    public Template get(String name) {
        Template t = find(name);
        if (t == null) {
            t = new Template(loader.apply(name));
            install(name, t);
        }
        return t;
    }

    private Template find(String name) {
        rw.readLock().lock();
        try {
            return templates.get(name);
        } finally {
            rw.readLock().unlock();
        }
    }

    private void install(String name, Template t) {
        rw.writeLock().lock();
        try {
            templates.put(name, t);
        } finally {
            rw.writeLock().unlock();
        }
    }
}
// corpus: unseen16
