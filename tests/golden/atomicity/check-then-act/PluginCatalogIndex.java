// run: scan --library --only atomicity
// expect: atomicity
// refresh reads the catalog's entries and its version in two calls; an installation in between stores the new version with the old entries and the index never catches up
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

public class PluginCatalogIndex {
    private final PluginCatalog catalog;
    private final Map<String, PluginCatalog.Entry> byExtension = new HashMap<>();
    private long seenVersion = -1;

    public PluginCatalogIndex(PluginCatalog catalog) {
        this.catalog = catalog;
    }

    public synchronized PluginCatalog.Entry lookup(String extension) {
        if (!catalog.isAt(seenVersion)) {
            refresh();
        }
        return byExtension.get(extension);
    }

    private void refresh() {
        byExtension.clear();
        for (PluginCatalog.Entry e : catalog.entries()) {
            byExtension.put(e.extension(), e);
        }
        seenVersion = catalog.version();
    }
}

class PluginCatalog {
    public record Entry(String name, String extension) { }

    private final List<Entry> installed = new ArrayList<>();
    private long version;

    public synchronized void install(Entry e) {
        installed.add(e);
        version++;
    }

    public synchronized boolean uninstall(String name) {
        boolean removed = installed.removeIf(e -> e.name().equals(name));
        if (removed) {
            version++;
        }
        return removed;
    }

    public synchronized List<Entry> entries() {
        return new ArrayList<>(installed);
    }

    public synchronized long version() {
        return version;
    }

    public synchronized boolean isAt(long v) {
        return version == v;
    }
}
// corpus: unseen13
