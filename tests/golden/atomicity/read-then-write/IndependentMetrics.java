// run: scan --only atomicity --library
// expect: none
// Handle() increments two unrelated counters of the shared Metrics object; each increment is complete in itself and no relation between them is promised.
import java.util.HashMap;
import java.util.Map;

public class IndependentMetrics {
    public static class Metrics {
        private final Map<String, Long> counters = new HashMap<>();

        public synchronized void inc(String name) {
            counters.merge(name, 1L, Long::sum);
        }

        public synchronized long get(String name) {
            return counters.getOrDefault(name, 0L);
        }
    }

    private final Metrics metrics;
    private String lastRequest = "";

    public IndependentMetrics(Metrics metrics) {
        this.metrics = metrics;
    }

    public synchronized String handle(String request) {
        metrics.inc("requests");
        lastRequest = request;
        if (request.isEmpty()) {
            metrics.inc("empty");
            return "400";
        }
        metrics.inc("bytes");
        return "200 " + lastRequest;
    }
}
// corpus: unseen
