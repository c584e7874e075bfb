// run: scan --library --only lock-order
// expect: lock-order
// three locks in a ring: importer -> journal (load), journal -> catalogue (replay), catalogue -> importer (describe)
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import java.util.concurrent.locks.ReentrantLock;

public class CatalogImport {
    private final Journal journal;
    private int loaded;

    public CatalogImport(Journal journal) {
        this.journal = journal;
    }

    public synchronized void load(List<String> rows) {
        for (String row : rows) {
            journal.append(row);
            loaded++;
        }
    }

    public synchronized int progress() {
        return loaded;
    }

    public static class Journal {
        private final ReentrantLock tape = new ReentrantLock();
        private final List<String> pending = new ArrayList<>();
        private final Catalogue target;

        public Journal(Catalogue target) {
            this.target = target;
        }

        void append(String row) {
            tape.lock();
            try {
                pending.add(row);
            } finally {
                tape.unlock();
            }
        }

        public void replay() {
            tape.lock();
            try {
                pending.forEach(target::store);
                pending.clear();
            } finally {
                tape.unlock();
            }
        }
    }

    public static class Catalogue {
        private final Object shelf = new Object();
        private final TreeMap<String, Integer> rows = new TreeMap<>();
        private CatalogImport source;

        public void attach(CatalogImport importer) {
            synchronized (shelf) {
                source = importer;
            }
        }

        void store(String row) {
            synchronized (shelf) {
                rows.merge(row, 1, Integer::sum);
            }
        }

        public String describe() {
            synchronized (shelf) {
                return rows.size() + " rows of " + (source == null ? 0 : source.progress());
            }
        }
    }
}
// corpus: unseen17
