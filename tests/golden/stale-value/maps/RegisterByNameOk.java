// run: scan --only stale-value
// expect: none
// One step.

import java.util.concurrent.ConcurrentHashMap;

public class RegisterByNameOk {
    interface Plugin {
        String name();
    }

    private final ConcurrentHashMap<String, Plugin> plugins = new ConcurrentHashMap<>();

    public boolean register(Plugin plugin) {
        return plugins.putIfAbsent(plugin.name(), plugin) == null;
    }
}
