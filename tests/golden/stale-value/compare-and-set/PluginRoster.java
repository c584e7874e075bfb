// run: scan --library --only stale-value
// expect: none
// every change goes through updateAndGet / getAndUpdate with a function of the current list
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;

public class PluginRoster {
    public interface Addon {
        String id();

        void onEvent(Object event);
    }

    private final AtomicReference<List<Addon>> addons = new AtomicReference<>(List.of());

    public int install(Addon a) {
        return addons.updateAndGet(list -> with(list, a)).size();
    }

    public boolean uninstall(String id) {
        List<Addon> before = addons.getAndUpdate(list -> without(list, id));
        return without(before, id).size() < before.size();
    }

    private static List<Addon> without(List<Addon> list, String id) {
        return list.stream().filter(p -> !p.id().equals(id)).toList();
    }

    private static List<Addon> with(List<Addon> list, Addon a) {
        List<Addon> next = new ArrayList<>(without(list, a.id()));
        next.add(a);
        return List.copyOf(next);
    }

    public int dispatch(Object event) {
        List<Addon> current = addons.get();
        for (Addon a : current) {
            a.onEvent(event);
        }
        return current.size();
    }
}
// corpus: unseen
