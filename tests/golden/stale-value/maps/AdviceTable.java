// run: scan --library --only stale-value
// expect: none
// alibaba/arthas#3237, repaired - putIfAbsent decides and the loser goes on with the manager that is in the map
import java.util.List;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;

public class AdviceTable {
    public interface Advice {
        void before(String method);
    }

    private static final class PerLoader {
        private final ConcurrentHashMap<String, List<Advice>> map = new ConcurrentHashMap<>();

        void add(String key, Advice a) {
            map.computeIfAbsent(key, k -> new CopyOnWriteArrayList<>()).add(a);
        }

        List<Advice> query(String key) {
            return map.getOrDefault(key, List.of());
        }
    }

    private final ConcurrentHashMap<ClassLoader, PerLoader> managers = new ConcurrentHashMap<>();

    public void register(ClassLoader loader, String className, String method, Advice a) {
        manager(wrap(loader)).add(className + "#" + method, a);
    }

    private PerLoader manager(ClassLoader key) {
        PerLoader manager = managers.get(key);
        if (manager == null) {
            manager = new PerLoader();
            PerLoader winner = managers.putIfAbsent(key, manager);
            if (winner != null) {
                manager = winner;
            }
        }
        return manager;
    }

    public void fire(ClassLoader loader, String className, String method) {
        PerLoader manager = managers.get(wrap(loader));
        if (manager != null) {
            for (Advice a : manager.query(className + "#" + method)) {
                a.before(method);
            }
        }
    }

    private static ClassLoader wrap(ClassLoader loader) {
        return loader == null ? ClassLoader.getSystemClassLoader() : loader;
    }
}
// corpus: unseen18
