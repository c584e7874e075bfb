// run: scan --only atomicity --library
// expect: atomicity
// What is missing is computed: points that came in between are counted as missing.
public class RefusalUsedBad {
    public static class Bucket {
        private long points;

        public synchronized long available() {
            return points;
        }

        public synchronized boolean tryConsume(long n) {
            if (points < n) {
                return false;
            }
            points -= n;
            return true;
        }

        public synchronized void refill(long n) {
            points += n;
        }
    }

    private final Bucket bucket;
    private final java.util.Map<String, Long> kept = new java.util.HashMap<>();
    private String said = "";
    private long missing;

    public RefusalUsedBad(Bucket bucket) {
        this.bucket = bucket;
    }

    public synchronized boolean permit(long cost) {
        if (bucket.tryConsume(cost)) {
            return true;
        }
        missing = cost - bucket.available();
        return false;
    }
}
