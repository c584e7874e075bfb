// run: scan --library --only atomicity
// expect: none
// registerIfNew decides under the registry's lock; the earlier knows() is only a shortcut that saves building, keys are never removed
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

public class ThemeInstaller {
    public record Theme(String id, int accent) {
    }

    public static class ThemeRegistry {
        private final Map<String, Theme> themes = new HashMap<>();

        public synchronized boolean knows(String id) {
            return themes.containsKey(id);
        }

        public synchronized boolean registerIfNew(Theme t) {
            return themes.putIfAbsent(t.id(), t) == null;
        }

        public synchronized Theme find(String id) {
            return themes.get(id);
        }
    }

    private final ThemeRegistry registry;
    private final List<String> installed = new ArrayList<>();

    public ThemeInstaller(ThemeRegistry registry) {
        this.registry = registry;
    }

    public synchronized boolean install(String id, int accent) {
        if (registry.knows(id)) {
            return false;
        }
        Theme t = new Theme(id, accent & 0xFFFFFF);
        if (!registry.registerIfNew(t)) {
            return false;
        }
        installed.add(t.id());
        return true;
    }

    public synchronized List<String> installed() {
        return List.copyOf(installed);
    }
}
// corpus: unseen20
