// run: scan --library --only stale-value
// expect: stale-value
// allow() reads the volatile token count, decides on it and writes the decremented value back; two callers can spend the same token and a refill can be undone.
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

public class ApiThrottle implements AutoCloseable {
    private final int burst;
    private final ScheduledExecutorService timer = Executors.newSingleThreadScheduledExecutor();
    private volatile int tokens;

    public ApiThrottle(int burst) {
        this.burst = burst;
        this.tokens = burst;
    }

    public void start(long periodMillis) {
        timer.scheduleAtFixedRate(this::refill, periodMillis, periodMillis, TimeUnit.MILLISECONDS);
    }

    private void refill() {
        tokens = burst;
    }

    public boolean allow(int cost) {
        int t = tokens;
        if (t < cost) {
            return false;
        }
        tokens = t - cost;
        return true;
    }

    public int available() {
        return tokens;
    }

    @Override
    public void close() {
        timer.shutdownNow();
    }
}
// corpus: unseen
