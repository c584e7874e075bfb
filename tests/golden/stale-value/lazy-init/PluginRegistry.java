// run: scan --only stale-value
// expect: stale-value
// lazy singleton over a volatile field without a lock: two threads see null and create two registries
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

public class PluginRegistry {
    private static volatile PluginRegistry instance;
    private final List<String> plugins = Collections.synchronizedList(new ArrayList<>());

    private PluginRegistry() {
        plugins.add("core");
    }

    public static PluginRegistry getInstance() {
        if (instance == null) {
            instance = new PluginRegistry();
        }
        return instance;
    }

    public void register(String name) {
        plugins.add(name);
    }

    public int count() {
        return plugins.size();
    }
}
// corpus: unseen
