// run: scan --library --only stale-value
// expect: stale-value
// tryAcquire reads the counter with get and writes used + cost with set; concurrent calls are lost and the limit is passed
import java.time.Clock;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;

public class ApiRateWindow {
    public record Verdict(boolean allowed, int left) {}

    private final Map<String, AtomicInteger> usedByKey = new ConcurrentHashMap<>();
    private final int limit;
    private final Clock clock;

    public ApiRateWindow(int limit, Clock clock) {
        this.limit = limit;
        this.clock = clock;
    }

    public Verdict tryAcquire(String apiKey, int cost) {
        AtomicInteger counter = usedByKey.computeIfAbsent(bucket(apiKey), k -> new AtomicInteger());
        int used = counter.get();
        if (used + cost > limit) {
            return new Verdict(false, limit - used);
        }
        counter.set(used + cost);
        return new Verdict(true, limit - used - cost);
    }

    private String bucket(String apiKey) {
        return apiKey + "@" + clock.millis() / 60_000;
    }

    public int keys() {
        return usedByKey.size();
    }

    public void forget(String apiKey) {
        usedByKey.keySet().removeIf(k -> k.startsWith(apiKey + "@"));
    }
}
// corpus: unseen15
