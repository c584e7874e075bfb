// run: scan --only stale-value --library
// expect: none
// intern() looks again under the write lock before it stores, so one name gives one Symbol.
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class RwMemoRecheck {
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

    public Symbol intern(String name) {
        Symbol s;
        rw.readLock().lock();
        try {
            s = table.get(name);
        } finally {
            rw.readLock().unlock();
        }
        if (s == null) {
            rw.writeLock().lock();
            try {
                s = table.get(name);
                if (s == null) {
                    s = new Symbol(name);
                    table.put(name, s);
                }
            } finally {
                rw.writeLock().unlock();
            }
        }
        return s;
    }
}
// corpus: unseen
