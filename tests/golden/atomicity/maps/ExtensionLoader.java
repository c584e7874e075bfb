// run: scan --only atomicity --library
// expect: atomicity
// Load() looks up the name in the shared directory and registers when absent, two loaders with the same directory both register and both activate
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;

public class ExtensionLoader {
    public interface Extension {
        void activate();
    }

    public static class ExtensionDirectory {
        private final Map<String, Extension> byName = new HashMap<>();

        public synchronized Extension lookup(String name) {
            return byName.get(name);
        }

        public synchronized void register(String name, Extension e) {
            byName.put(name, e);
        }

        public synchronized int size() {
            return byName.size();
        }
    }

    private final ExtensionDirectory directory;
    private final List<String> activated = new ArrayList<>();

    public ExtensionLoader(ExtensionDirectory directory) {
        this.directory = directory;
    }

    public synchronized Extension load(String name, Supplier<? extends Extension> factory) {
        Extension e = directory.lookup(name);
        if (e == null) {
            e = factory.get();
            directory.register(name, e);
            e.activate();
            activated.add(name);
        }
        return e;
    }

    public synchronized List<String> activated() {
        return new ArrayList<>(activated);
    }
}
// corpus: unseen9
