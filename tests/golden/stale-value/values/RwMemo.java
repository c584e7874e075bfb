// run: scan --only stale-value --library
// expect: stale-value
// intern() looks up under the read lock, releases it and stores a new Symbol under the write lock without looking again; two threads get two Symbols for one name.
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class RwMemo {
    public static final class Symbol {
        private final String name;

        private Symbol(String name) {
            this.name = name;
        }

        public String name() {
            return name;
        }
    }

    private final ReadWriteLock rw = new ReentrantReadWriteLock();
    private final Map<String, Symbol> table = new HashMap<>();

    /** Equal names give identical symbols. */
    public Symbol intern(String name) {
        Symbol s;
        rw.readLock().lock();
        try {
            s = table.get(name);
        } finally {
            rw.readLock().unlock();
        }
        if (s == null) {
            s = new Symbol(name);
            rw.writeLock().lock();
            try {
                table.put(name, s);
            } finally {
                rw.writeLock().unlock();
            }
        }
        return s;
    }
}
// corpus: unseen
