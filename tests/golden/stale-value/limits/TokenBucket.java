// run: scan --only stale-value
// expect: stale-value
// expect: stale-value
// expect: stale-value
// tokens read from a volatile, refilled and written back without a lock
public class TokenBucket {
    private final long capacity;
    private final long refillPerSecond;
    private volatile long tokens;
    private volatile long lastRefill = System.nanoTime();

    public TokenBucket(long capacity, long refillPerSecond) {
        this.capacity = capacity;
        this.refillPerSecond = refillPerSecond;
        this.tokens = capacity;
    }

    public boolean consume(long n) {
        refill();
        if (tokens >= n) {
            tokens = tokens - n;
            return true;
        }
        return false;
    }

    private void refill() {
        long now = System.nanoTime();
        long add = (now - lastRefill) * refillPerSecond / 1_000_000_000L;
        if (add > 0) {
            tokens = Math.min(capacity, tokens + add);
            lastRefill = now;
        }
    }
}
// corpus: unseen
