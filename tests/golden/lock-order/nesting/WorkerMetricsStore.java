// run: scan --library --only lock-order
// expect: none
// Alluxio/alluxio#8185 - no instance lock any more; each indexed set is its own leaf lock and nothing that takes a lock is called inside
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.ToLongFunction;

public class WorkerMetricsStore {
    public record Metric(String host, String name, long value) { }

    private static final class IndexedSet {
        private final Map<String, List<Metric>> byHost = new HashMap<>();

        void replaceHost(String host, List<Metric> fresh) {
            synchronized (this) {
                byHost.put(host, List.copyOf(fresh));
            }
        }

        void removeHost(String host) {
            synchronized (this) {
                byHost.remove(host);
            }
        }

        List<Metric> named(String name) {
            List<Metric> found = new ArrayList<>();
            synchronized (this) {
                for (List<Metric> metrics : byHost.values()) {
                    for (Metric m : metrics) {
                        if (m.name().equals(name)) {
                            found.add(m);
                        }
                    }
                }
            }
            return found;
        }
    }

    private final IndexedSet workers = new IndexedSet();
    private final IndexedSet clients = new IndexedSet();

    public void putWorkerMetrics(String host, List<Metric> metrics) {
        workers.replaceHost(host, metrics);
    }

    public void putClientMetrics(String host, List<Metric> metrics) {
        clients.replaceHost(host, metrics);
    }

    public void hostLost(String host) {
        clients.removeHost(host);
        workers.removeHost(host);
    }

    public long total(String name) {
        return sum(workers, name, Metric::value) + sum(clients, name, Metric::value);
    }

    private static long sum(IndexedSet set, String name, ToLongFunction<Metric> f) {
        return set.named(name).stream().mapToLong(f).sum();
    }
}
// corpus: unseen18
