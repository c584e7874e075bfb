// run: scan --library --only stale-value
// expect: none
// JMRI/JMRI#4577 as discussed: the unlocked null test of the volatile field is only a shortcut; the test that decides is made again under the class lock, and the field never goes back to null
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;

public final class InstanceDirectory {
    private static volatile InstanceDirectory defaultDirectory;

    private final Map<Class<?>, List<Object>> managers = new ConcurrentHashMap<>();

    private InstanceDirectory() { }

    public static InstanceDirectory getDefault() {
        InstanceDirectory d = defaultDirectory;
        if (d == null) {
            synchronized (InstanceDirectory.class) {
                d = defaultDirectory;
                if (d == null) {
                    d = new InstanceDirectory();
                    d.install(Runtime.class, Runtime.getRuntime());
                    defaultDirectory = d;
                }
            }
        }
        return d;
    }

    private <T> void install(Class<T> type, T instance) {
        managers.computeIfAbsent(type, t -> new CopyOnWriteArrayList<>()).add(instance);
    }

    public static <T> void store(T instance, Class<T> type) {
        getDefault().install(type, instance);
    }

    public <T> List<T> list(Class<T> type) {
        List<T> out = new ArrayList<>();
        for (Object o : managers.getOrDefault(type, List.of())) {
            out.add(type.cast(o));
        }
        return out;
    }

    public <T> T newest(Class<T> type) {
        List<T> all = list(type);
        return all.isEmpty() ? null : all.get(all.size() - 1);
    }
}
// corpus: unseen19
