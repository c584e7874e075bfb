// run: scan --only atomicity --library
// expect: atomicity
// The step was done, and the number that names the result was read after it: two of them have one name.
public class GrantedToldBad {
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

    public GrantedToldBad(Bucket bucket) {
        this.bucket = bucket;
    }

    public synchronized boolean permit(long cost) {
        if (bucket.tryConsume(cost)) {
            kept.put("ticket " + bucket.available(), cost);
            return true;
        }
        return false;
    }
}
