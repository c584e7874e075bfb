// run: scan --only atomicity
// expect: atomicity method=ListenerCounters$RateLimiter.allow line=here
// RateLimiter.allow (context RateLimiter monitor): Bucket.tokens and Bucket.setTokens are two sections of the shared Bucket (lost refill).
public class ListenerCounters {
    public static class Bucket {
        private int tokens;
        private final int max;
        public Bucket(int max) { this.max = max; }
        public synchronized int tokens() { return tokens; }
        public synchronized void setTokens(int t) { tokens = Math.min(t, max); }
        public synchronized void refill(int n) { tokens = Math.min(tokens + n, max); }
    }

    public static class RateLimiter {
        private final Bucket bucket;
        private long allowed, denied;
        public RateLimiter(Bucket b) { bucket = b; }

        public synchronized boolean allow() {
            int t = bucket.tokens();
            if (t == 0) {
                denied++;
                return false;
            }
            bucket.setTokens(t - 1); // <- here
            allowed++;
            return true;
        }
        public synchronized double ratio() { return (double) allowed / Math.max(1, allowed + denied); }
    }
}
// corpus: unseen
