// run: scan --only atomicity
// expect: atomicity
// Both change the same counter.
import java.util.*;

public class CountersSameBad {
    enum Kind { REQUESTS, BYTES }

    public static class Metrics {
        private final Map<String, Long> counters = new TreeMap<>();

        public synchronized void bump(String key, long by) {
            counters.merge(key, by, Long::sum);
        }

        public synchronized String dump() {
            return counters.toString();
        }
    }

    private String last = "";

    public synchronized void handle(Metrics metrics, String request, long n) {
        last = request;
        metrics.bump(request, 1);
        metrics.bump(request, request.length());
    }
}
