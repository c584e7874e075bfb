// run: scan --only atomicity --library
// expect: none
// Finish() enters the Stats lock twice, but the two counters are independent totals that are only ever added to; no order of additions gives a wrong total.
import java.util.HashMap;
import java.util.Map;

public class RequestAccounting {
    public static final class Stats {
        private final Map<String, Long> totals = new HashMap<>();

        public synchronized void add(String key, long n) {
            totals.merge(key, n, Long::sum);
        }

        public synchronized long total(String key) {
            return totals.getOrDefault(key, 0L);
        }
    }

    private final Stats stats;
    private final Map<Long, Long> running = new HashMap<>();
    private long nextId;

    public RequestAccounting(Stats stats) {
        this.stats = stats;
    }

    public synchronized long begin(long nowNanos) {
        long id = nextId++;
        running.put(id, nowNanos);
        return id;
    }

    public synchronized void finish(long id, long nowNanos, long bytes) {
        Long started = running.remove(id);
        if (started == null) {
            return;
        }
        stats.add("nanos", nowNanos - started);
        stats.add("bytes", bytes);
    }

    public synchronized int inFlight() {
        return running.size();
    }

    public Stats stats() {
        return stats;
    }
}
// corpus: unseen
