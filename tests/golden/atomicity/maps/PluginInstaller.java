// run: scan --library --only atomicity
// expect: atomicity
// install tests registry.knows and then registers, holding only the installer's lock; two installers overwrite each other's plugin
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Supplier;

public class PluginInstaller {
    public sealed interface Plugin permits Codec, Filter {
        String id();
    }

    public record Codec(String id, String mime) implements Plugin {
    }

    public record Filter(String id, int order) implements Plugin {
    }

    public static class PluginRegistry {
        private final Map<String, Plugin> plugins = new HashMap<>();

        public synchronized boolean knows(String id) {
            return plugins.containsKey(id);
        }

        public synchronized void register(Plugin p) {
            plugins.put(p.id(), p);
        }

        public synchronized Plugin find(String id) {
            return plugins.get(id);
        }
    }

    private final PluginRegistry registry;
    private final List<String> installed = new ArrayList<>();

    public PluginInstaller(PluginRegistry registry) {
        this.registry = Objects.requireNonNull(registry);
    }

    public synchronized boolean install(String id, Supplier<? extends Plugin> factory) {
        if (registry.knows(id)) {
            return false;
        }
        Plugin p = factory.get();
        registry.register(p);
        installed.add(id);
        return true;
    }

    public synchronized List<String> installed() {
        return List.copyOf(installed);
    }
}
// corpus: unseen20
