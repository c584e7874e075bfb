// run: scan --only stale-value
// expect: stale-value method=RegisterByNameBad.register line=here severity=low
// Not a memoiser though the key comes from what is put: which of two plugins of one name is kept matters.

import java.util.concurrent.ConcurrentHashMap;

public class RegisterByNameBad {
    interface Plugin {
        String name();
    }

    private final ConcurrentHashMap<String, Plugin> plugins = new ConcurrentHashMap<>();

    public void register(Plugin plugin) {
        if (!plugins.containsKey(plugin.name()))
            plugins.put(plugin.name(), plugin); // <- here
    }
}
