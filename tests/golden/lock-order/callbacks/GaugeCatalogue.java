// run: scan --library --only lock-order
// expect: lock-order
// GaugeCatalogue.scrape runs gauge lambdas under the catalogue lock, they lock TenantStore; TenantStore.open holds itself and registers a gauge
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.LongSupplier;

public class GaugeCatalogue {
    private final Object guard = new Object();
    private final Map<String, LongSupplier> gauges = new LinkedHashMap<>();

    public void register(String name, LongSupplier source) {
        synchronized (guard) {
            gauges.put(name, source);
        }
    }

    public void drop(String name) {
        synchronized (guard) {
            gauges.remove(name);
        }
    }

    public Map<String, Long> scrape() {
        Map<String, Long> out = new TreeMap<>();
        synchronized (guard) {
            gauges.forEach((n, g) -> out.put(n, g.getAsLong()));
        }
        return out;
    }

    public static final class TenantStore {
        private final GaugeCatalogue catalogue;
        private final Map<String, Map<String, String>> tenants = new LinkedHashMap<>();

        public TenantStore(GaugeCatalogue catalogue) {
            this.catalogue = catalogue;
        }

        public synchronized void open(String tenant) {
            if (tenants.putIfAbsent(tenant, new LinkedHashMap<>()) == null) {
                catalogue.register("rows." + tenant, () -> rows(tenant));
            }
        }

        public synchronized void close(String tenant) {
            if (tenants.remove(tenant) != null) {
                catalogue.drop("rows." + tenant);
            }
        }

        public synchronized void put(String tenant, String key, String value) {
            Map<String, String> m = tenants.get(tenant);
            if (m == null) {
                throw new IllegalArgumentException(tenant);
            }
            m.put(key, value);
        }

        synchronized long rows(String tenant) {
            Map<String, String> m = tenants.get(tenant);
            return m == null ? 0 : m.size();
        }
    }
}
// corpus: unseen9
