// run: scan --library --only stale-value
// expect: stale-value
// folio-org/raml-module-builder#531: the tracker asks the registry for the name and then registers; two first callers both see it missing and the second register throws
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.atomic.LongAdder;

public class StatGauges {
    public static class Registry {
        private final Map<String, LongAdder> metrics = new LinkedHashMap<>();

        public synchronized boolean contains(String name) {
            return metrics.containsKey(name);
        }

        public synchronized void register(String name, LongAdder metric) {
            if (metrics.containsKey(name)) {
                throw new IllegalArgumentException("A metric named " + name + " already exists");
            }
            metrics.put(name, metric);
        }

        public synchronized LongAdder get(String name) {
            return metrics.get(name);
        }

        public synchronized Map<String, Long> dump() {
            Map<String, Long> out = new LinkedHashMap<>();
            metrics.forEach((k, v) -> out.put(k, v.sum()));
            return out;
        }
    }

    private final Registry registry;

    public StatGauges(Registry registry) {
        this.registry = registry;
    }

    public void addSample(String type, long nanos) {
        String name = "persist." + type;
        if (!registry.contains(name)) {
            registry.register(name, new LongAdder());
        }
        registry.get(name).add(nanos);
    }

    public Map<String, Long> report() {
        return registry.dump();
    }
}
// corpus: unseen19
