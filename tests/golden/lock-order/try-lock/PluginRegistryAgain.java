// run: scan --only lock-order --library
// expect: lock-order
// Register takes registryLock then eventLock, fire takes eventLock then registryLock through a private helper.
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

public class PluginRegistryAgain {
    private final Object registryLock = new Object();
    private final Object eventLock = new Object();
    private final Map<String, Consumer<String>> plugins = new LinkedHashMap<>();
    private final List<String> history = new ArrayList<>();

    public void register(String name, Consumer<String> plugin) {
        synchronized (registryLock) {
            if (plugins.putIfAbsent(name, plugin) == null) {
                record("registered " + name);
            }
        }
    }

    private void record(String line) {
        synchronized (eventLock) {
            history.add(line);
            if (history.size() > 1000) {
                history.remove(0);
            }
        }
    }

    public int replay() {
        int delivered = 0;
        synchronized (eventLock) {
            for (String line : history) {
                delivered += deliver(line);
            }
        }
        return delivered;
    }

    private int deliver(String line) {
        return targets().size() * (line.isEmpty() ? 0 : 1);
    }

    private List<String> targets() {
        synchronized (registryLock) {
            return new ArrayList<>(plugins.keySet());
        }
    }
}
// corpus: unseen
