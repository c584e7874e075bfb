// run: scan --library --only atomicity
// expect: none
// Each turn of the loop registers an object of its own; no value goes from one turn to the next.
import java.util.HashMap;
import java.util.List;
import java.util.Map;

public class MadeEachTurnOk {
    public static class Gauge {
        final String name;

        Gauge(String name) {
            this.name = name;
        }
    }

    public static class Registry {
        private final Map<String, Gauge> gauges = new HashMap<>();

        public synchronized Gauge register(Gauge gauge) {
            return gauges.putIfAbsent(gauge.name, gauge);
        }

        public synchronized Gauge find(String name) {
            return gauges.get(name);
        }
    }

    private final Registry registry;
    private final Map<String, Gauge> own = new HashMap<>();

    public MadeEachTurnOk(Registry registry) {
        this.registry = registry;
    }

    public synchronized void add(List<String> names) {
        for (String name : names) {
            Gauge gauge = new Gauge(name);
            if (registry.register(gauge) != null)
                throw new IllegalArgumentException(name);
            own.put(name, gauge);
        }
    }
}
