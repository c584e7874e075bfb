// run: scan --only atomicity
// expect: atomicity method=NameService$Binder.bind line=here
// Binder.bind (context Binder.bindLock): NameTable.contains and NameTable.put in two sections, other binders share the table.
import java.util.HashMap;
import java.util.Map;

public class NameService {
    public static class NameTable {
        private final Map<String, Object> names = new HashMap<>();
        public synchronized boolean contains(String n) { return names.containsKey(n); }
        public synchronized void put(String n, Object o) { names.put(n, o); }
        public synchronized Object get(String n) { return names.get(n); }
    }

    public static class Binder {
        private final Object bindLock = new Object();
        private final NameTable table;
        private int bound;
        public Binder(NameTable t) { table = t; }

        public void bind(String name, Object o) {
            synchronized (bindLock) {
                if (table.contains(name)) throw new IllegalStateException("bound: " + name);
                table.put(name, o); // <- here
                bound++;
            }
        }
        public int bound() { synchronized (bindLock) { return bound; } }
    }
}
// corpus: unseen
