// run: scan --only atomicity --library
// expect: atomicity
// Expand() checks whether the generated name is free and defines it in two SymbolTable sections; another compiler part defining the same name directly in between is silently overwritten.
import java.util.HashMap;
import java.util.Map;

public class MacroExpander {
    public static final class SymbolTable {
        private final Map<String, String> symbols = new HashMap<>();
        private final Object guard = new Object();

        public boolean defined(String name) {
            synchronized (guard) {
                return symbols.containsKey(name);
            }
        }

        public void define(String name, String body) {
            synchronized (guard) {
                symbols.put(name, body);
            }
        }

        public boolean defineIfFree(String name, String body) {
            synchronized (guard) {
                return symbols.putIfAbsent(name, body) == null;
            }
        }

        public String body(String name) {
            synchronized (guard) {
                return symbols.get(name);
            }
        }
    }

    private final SymbolTable table;
    private int expansions;

    public MacroExpander(SymbolTable table) {
        this.table = table;
    }

    public synchronized String expand(String base, String body) {
        int n = 0;
        String name = base;
        while (table.defined(name)) {
            n++;
            name = base + "$" + n;
        }
        table.define(name, body);
        expansions++;
        return name;
    }

    public synchronized int expansions() {
        return expansions;
    }
}
// corpus: unseen
