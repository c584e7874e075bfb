// run: scan --library --only atomicity
// expect: atomicity
// the table is the caller's Hashtable, shared by several catalogs; containsKey and put are two lock steps, a binding is overwritten
import java.util.ArrayList;
import java.util.Hashtable;
import java.util.List;
import java.util.Objects;

public class ServiceCatalog {
    public record Binding(String name, Object service, int priority) { }

    private final Object mutex = new Object();
    private final Hashtable<String, Binding> table;
    private final List<String> mine = new ArrayList<>();

    public ServiceCatalog(Hashtable<String, Binding> sharedTable) {
        this.table = Objects.requireNonNull(sharedTable);
    }

    public void bind(String name, Object service, int priority) {
        Binding b = new Binding(name, service, priority);
        synchronized (mutex) {
            if (table.containsKey(name)) {
                throw new IllegalStateException("already bound: " + name);
            }
            table.put(name, b);
            mine.add(name);
        }
    }

    public Object find(String name) {
        Binding b = table.get(name);
        return b == null ? null : b.service();
    }

    public void unbindAll() {
        synchronized (mutex) {
            for (String n : mine) {
                table.remove(n);
            }
            mine.clear();
        }
    }
}
// corpus: unseen16
