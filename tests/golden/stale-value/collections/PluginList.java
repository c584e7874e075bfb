// run: scan --only stale-value --library
// expect: stale-value
// expect: stale-value
// PluginList.install reads the AtomicReference's immutable list, builds a longer one and calls set instead of compareAndSet; a plug-in installed concurrently disappears.
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.Collectors;

public class PluginList {

    public interface Plugin {
        String name();
        int priority();
    }

    private final AtomicReference<List<Plugin>> installed = new AtomicReference<>(List.of());

    public void install(Plugin p) {
        List<Plugin> next = new ArrayList<>(installed.get());
        next.add(p);
        next.sort((a, b) -> Integer.compare(b.priority(), a.priority()));
        publish(next);
    }

    public void uninstall(String name) {
        publish(installed.get().stream()
                .filter(p -> !p.name().equals(name))
                .collect(Collectors.toList()));
    }

    private void publish(List<Plugin> next) {
        installed.set(List.copyOf(next));
    }

    public List<Plugin> plugins() {
        return installed.get();
    }
}
// corpus: unseen
