// run: scan --library --only lock-order
// expect: lock-order
// define locks the scope and then the synchronized map's mutex; dump locks the map (synchronized(map)) and then each scope
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

public class SymbolScopeTable {
    public enum Kind { LOCAL, FIELD, METHOD }

    public record Symbol(String name, Kind kind) {
    }

    private final Map<String, Scope> owners = Collections.synchronizedMap(new HashMap<>());

    public Scope newScope() {
        return new Scope();
    }

    public String dump() {
        StringBuilder sb = new StringBuilder();
        synchronized (owners) {
            for (Map.Entry<String, Scope> e : owners.entrySet()) {
                sb.append(e.getKey()).append(": ");
                e.getValue().render(sb);
            }
        }
        return sb.toString();
    }

    public class Scope {
        private final List<Symbol> symbols = new ArrayList<>();

        public void define(String name, Kind kind) {
            synchronized (this) {
                symbols.add(new Symbol(name, kind));
                owners.put(name, this);
            }
        }

        void render(StringBuilder out) {
            synchronized (this) {
                for (Symbol s : symbols) {
                    out.append(s.name()).append('/').append(s.kind()).append('\n');
                }
            }
        }
    }
}
// corpus: unseen20
