// run: scan --library --only lock-order
// expect: lock-order
// render holds the read lock and takes the parsed-monitor; reload holds the parsed-monitor and takes the write lock
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import java.util.function.Function;

public class TemplateEngine {
    private final ReadWriteLock sourcesLock = new ReentrantReadWriteLock();
    private final Map<String, String> sources = new HashMap<>();
    private final Map<String, String[]> parsed = new HashMap<>();

    public String render(String name, Function<String, String> vars) {
        sourcesLock.readLock().lock();
        try {
            StringBuilder sb = new StringBuilder();
            for (String part : parsedFor(name)) {
                sb.append(part.startsWith("$") ? vars.apply(part.substring(1)) : part);
            }
            return sb.toString();
        } finally {
            sourcesLock.readLock().unlock();
        }
    }

    private String[] parsedFor(String name) {
        synchronized (parsed) {
            return parsed.computeIfAbsent(name, n -> sources.getOrDefault(n, "").split(" "));
        }
    }

    public void reload(Map<String, String> fresh) {
        synchronized (parsed) {
            parsed.keySet().removeAll(fresh.keySet());
            store(fresh);
        }
    }

    private void store(Map<String, String> fresh) {
        sourcesLock.writeLock().lock();
        try {
            fresh.forEach(sources::put);
        } finally {
            sourcesLock.writeLock().unlock();
        }
    }
}
// corpus: unseen21
