// run: scan --library --only stale-value
// expect: stale-value
// lookup and register are two locked steps; two callers each make a plugin and one is replaced after it was handed out
import java.util.HashMap;
import java.util.Map;
import java.util.function.Supplier;

public class PluginRegistryAgain<P> {
    private final Map<String, P> plugins = new HashMap<>();
    private final Map<String, Supplier<? extends P>> factories;

    public PluginRegistryAgain(Map<String, Supplier<? extends P>> factories) {
        this.factories = Map.copyOf(factories);
    }

    private synchronized P find(String name) {
        return plugins.get(name);
    }

    private synchronized void register(String name, P plugin) {
        plugins.put(name, plugin);
    }

    /** There is one plugin of a name in the whole application. */
    public P obtain(String name) {
        P p = find(name);
        if (p == null) {
            Supplier<? extends P> f = factories.get(name);
            if (f == null) {
                throw new IllegalArgumentException(name);
            }
            p = f.get();
            register(name, p);
        }
        return p;
    }

    public synchronized int loaded() {
        return plugins.size();
    }
}
// corpus: unseen21
