// run: scan --library --only lock-order
// expect: none
// export copies the suppliers under the registry lock and evaluates them after it, so the only order is store -> registry
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.LongSupplier;

public class GaugeExporter {
    private final Object guard = new Object();
    private final Map<String, LongSupplier> sources = new LinkedHashMap<>();

    public void register(String name, LongSupplier source) {
        synchronized (guard) {
            sources.put(name, source);
        }
    }

    public void drop(String name) {
        synchronized (guard) {
            sources.remove(name);
        }
    }

    public Map<String, Long> export() {
        Map<String, LongSupplier> copy;
        synchronized (guard) {
            copy = new LinkedHashMap<>(sources);
        }
        Map<String, Long> out = new TreeMap<>();
        copy.forEach((n, s) -> out.put(n, s.getAsLong()));
        return out;
    }

    public static final class CustomerStore {
        private final GaugeExporter exporter;
        private final Map<String, Map<String, String>> rows = new HashMap<>();

        public CustomerStore(GaugeExporter exporter) {
            this.exporter = exporter;
        }

        public synchronized void open(String customer) {
            if (rows.putIfAbsent(customer, new HashMap<>()) == null) {
                exporter.register("rows." + customer, () -> count(customer));
            }
        }

        public synchronized void close(String customer) {
            if (rows.remove(customer) != null) {
                exporter.drop("rows." + customer);
            }
        }

        public synchronized void put(String customer, String key, String value) {
            rows.computeIfAbsent(customer, c -> new HashMap<>()).put(key, value);
        }

        private synchronized long count(String customer) {
            Map<String, String> m = rows.get(customer);
            return m == null ? 0 : m.size();
        }
    }
}
// corpus: unseen9
