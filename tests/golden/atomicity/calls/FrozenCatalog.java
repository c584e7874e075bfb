// run: scan --only atomicity --library
// expect: none
// The Catalog has synchronized getters for historical reasons, but its contents are set in the constructor and never change, so two calls agree.
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;

public class FrozenCatalog {
    public static final class Catalog {
        private final List<String> names;

        public Catalog(Collection<String> names) {
            this.names = new ArrayList<>(names);
        }

        public synchronized int size() {
            return names.size();
        }

        public synchronized String name(int i) {
            return names.get(i);
        }
    }

    private final Catalog catalog;
    private int cursor;

    public FrozenCatalog(Catalog catalog) {
        this.catalog = catalog;
    }

    public synchronized String next() {
        if (cursor >= catalog.size()) {
            return null;
        }
        return catalog.name(cursor++);
    }

    public synchronized void rewind() {
        cursor = 0;
    }
}
// corpus: unseen
