// run: scan --library --only atomicity
// expect: atomicity
// intern looks a symbol up and installs a new one in two locked calls on the table shared by scopes; two scopes get different symbols for one name
import java.lang.ref.WeakReference;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;

public class ScopeNames {
    private static final SymbolTable GLOBAL = new SymbolTable();

    private final Object lock = new Object();
    private final Set<SymbolTable.Symbol> mine = new LinkedHashSet<>();

    public Object intern(String name) {
        synchronized (lock) {
            SymbolTable.Symbol s = GLOBAL.find(name);
            if (s == null) {
                s = new SymbolTable.Symbol(name);
                GLOBAL.install(s);
            }
            mine.add(s);
            return s;
        }
    }

    public boolean declares(Object symbol) {
        synchronized (lock) {
            for (SymbolTable.Symbol s : mine) {
                if (s == symbol) {
                    return true;
                }
            }
            return false;
        }
    }
}

class SymbolTable {
    static final class Symbol {
        final String name;

        Symbol(String name) {
            this.name = name;
        }
    }

    private final Map<String, WeakReference<Symbol>> refs = new HashMap<>();

    synchronized Symbol find(String name) {
        WeakReference<Symbol> r = refs.get(name);
        return r == null ? null : r.get();
    }

    synchronized void install(Symbol s) {
        refs.put(s.name, new WeakReference<>(s));
    }
}
// corpus: unseen11
