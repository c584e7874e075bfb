// run: scan --only stale-value --library
// expect: stale-value
// TemplateCache.compile looks the template up under the read lock and, if missing, stores a new one under the write lock without checking again; two threads compile twice and hold different Template instances for one name.
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class TemplateCache {

    public static final class Template {
        private final String source;
        private final AtomicInteger uses = new AtomicInteger();

        private Template(String source) { this.source = source; }

        public String render(String name) {
            uses.incrementAndGet();
            return source.replace("{}", name);
        }

        public int uses() { return uses.get(); }
    }

    private final ReadWriteLock rw = new ReentrantReadWriteLock();
    private final Map<String, Template> templates = new HashMap<>();
    private int compiled;

    /** there is one Template, with its use counter, per name */
    public Template compile(String name) {
        Template t;
        rw.readLock().lock();
        try {
            t = templates.get(name);
        } finally {
            rw.readLock().unlock();
        }
        if (t == null) {
            t = new Template("<" + name + ">{}</" + name + ">");
            rw.writeLock().lock();
            try {
                templates.put(name, t);
                compiled++;
            } finally {
                rw.writeLock().unlock();
            }
        }
        return t;
    }

    public int compiled() {
        rw.readLock().lock();
        try {
            return compiled;
        } finally {
            rw.readLock().unlock();
        }
    }
}
// corpus: unseen
