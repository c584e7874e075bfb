// run: scan --library --only atomicity
// expect: none
// entries and version come from one immutable snapshot, so they always belong together
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

public class ExtensionIndex {
    private final ExtensionCatalog catalog;
    private final Map<String, String> byExtension = new HashMap<>();
    private long seenVersion = -1;

    public ExtensionIndex(ExtensionCatalog catalog) {
        this.catalog = catalog;
    }

    public synchronized String lookup(String extension) {
        ExtensionCatalog.Snapshot now = catalog.snapshot();
        if (now.version() != seenVersion) {
            refresh(now);
        }
        return byExtension.get(extension);
    }

    private void refresh(ExtensionCatalog.Snapshot now) {
        byExtension.clear();
        for (ExtensionCatalog.Item e : now.items()) {
            byExtension.put(e.extension(), e.name());
        }
        seenVersion = now.version();
    }
}

class ExtensionCatalog {
    public record Item(String name, String extension) { }

    public record Snapshot(long version, List<Item> items) { }

    private final List<Item> installed = new ArrayList<>();
    private Snapshot current = new Snapshot(0, List.of());

    public synchronized void install(Item e) {
        installed.add(e);
        changed();
    }

    public synchronized boolean uninstall(String name) {
        boolean removed = installed.removeIf(e -> e.name().equals(name));
        if (removed) {
            changed();
        }
        return removed;
    }

    private void changed() {
        current = new Snapshot(current.version() + 1, List.copyOf(installed));
    }

    public synchronized Snapshot snapshot() {
        return current;
    }
}
// corpus: unseen13
