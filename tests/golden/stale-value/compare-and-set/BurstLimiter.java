// run: scan --library --only stale-value
// expect: none
// the counter is changed by compareAndSet with the value that was checked, and tried again when it fails
import java.time.Clock;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;

public class BurstLimiter {
    public record Verdict(boolean allowed, int left) {}

    private final Map<String, AtomicInteger> usedByKey = new ConcurrentHashMap<>();
    private final int limit;
    private final Clock clock;

    public BurstLimiter(int limit, Clock clock) {
        this.limit = limit;
        this.clock = clock;
    }

    public Verdict tryAcquire(String apiKey, int cost) {
        AtomicInteger counter = usedByKey.computeIfAbsent(bucket(apiKey), k -> new AtomicInteger());
        while (true) {
            int used = counter.get();
            int next = used + cost;
            if (next > limit) {
                return new Verdict(false, limit - used);
            }
            if (counter.compareAndSet(used, next)) {
                return new Verdict(true, limit - next);
            }
            Thread.onSpinWait();
        }
    }

    private String bucket(String apiKey) {
        return apiKey + "@" + clock.millis() / 1_000;
    }

    public int windows() {
        return usedByKey.size();
    }
}
// corpus: unseen15
