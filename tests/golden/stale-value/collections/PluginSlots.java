// run: scan --library --only stale-value
// expect: stale-value
// expect: stale-value
// install/uninstall copy the list out of the AtomicReference and set() the changed copy: a concurrent change is overwritten
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;

public class PluginSlots {
    public interface Plugin {
        String id();

        void onEvent(Object event);
    }

    private final AtomicReference<List<Plugin>> plugins = new AtomicReference<>(List.of());

    public void install(Plugin p) {
        List<Plugin> next = new ArrayList<>(plugins.get());
        next.removeIf(q -> q.id().equals(p.id()));
        next.add(p);
        plugins.set(List.copyOf(next));
    }

    public boolean uninstall(String id) {
        List<Plugin> current = plugins.get();
        List<Plugin> next = current.stream().filter(p -> !p.id().equals(id)).toList();
        if (next.size() == current.size()) {
            return false;
        }
        plugins.set(next);
        return true;
    }

    public void dispatch(Object event) {
        each(p -> p.onEvent(event));
    }

    private void each(Consumer<Plugin> action) {
        for (Plugin p : plugins.get()) {
            action.accept(p);
        }
    }
}
// corpus: unseen
