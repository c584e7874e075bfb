// run: scan --library --only stale-value
// expect: stale-value
// expect: stale-value
// alibaba/arthas#3237 - two threads see no manager for the class loader, the second put() overwrites the first manager and the listeners in it never fire
import java.util.List;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;

public class AdviceRegistry {
    public interface AdviceListener {
        void before(String method);
    }

    private static final class LoaderManager {
        private final ConcurrentHashMap<String, List<AdviceListener>> map = new ConcurrentHashMap<>();

        void add(String key, AdviceListener l) {
            map.computeIfAbsent(key, k -> new CopyOnWriteArrayList<>()).add(l);
        }

        List<AdviceListener> query(String key) {
            return map.getOrDefault(key, List.of());
        }
    }

    private final ConcurrentHashMap<ClassLoader, LoaderManager> managers = new ConcurrentHashMap<>();

    public void register(ClassLoader loader, String className, String method, AdviceListener l) {
        ClassLoader key = wrap(loader);
        LoaderManager manager = managers.get(key);
        if (manager == null) {
            manager = new LoaderManager();
            managers.put(key, manager);
        }
        manager.add(className + "#" + method, l);
    }

    public void registerTrace(ClassLoader loader, String className, String owner, String method, AdviceListener l) {
        ClassLoader key = wrap(loader);
        LoaderManager manager = managers.get(key);
        if (manager == null) {
            manager = new LoaderManager();
            managers.put(key, manager);
        }
        manager.add(className + "#" + owner + "." + method, l);
    }

    public void fire(ClassLoader loader, String className, String method) {
        LoaderManager manager = managers.get(wrap(loader));
        if (manager != null) {
            for (AdviceListener l : manager.query(className + "#" + method)) {
                l.before(method);
            }
        }
    }

    private static ClassLoader wrap(ClassLoader loader) {
        return loader == null ? ClassLoader.getSystemClassLoader() : loader;
    }
}
// corpus: unseen18
