// run: scan --only atomicity
// expect: atomicity
// The same amount goes from the one to the other.
import java.util.*;

public class CountersTransferBad {
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
        metrics.bump("cash", -n);
        metrics.bump("bank", n);
    }
}
