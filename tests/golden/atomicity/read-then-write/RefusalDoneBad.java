// run: scan --only atomicity --library
// expect: atomicity
// "No" is not a refusal: it was not full, and the entry is there. Its name is made of a count that may be another one's.
public class RefusalDoneBad {
    public static class Bucket {
        private long points;

        public synchronized long available() {
            return points;
        }

        public synchronized boolean fill(long n) {
            if (points > 100) {
                return true;
            }
            points += n;
            return false;
        }

        public synchronized void refill(long n) {
            points += n;
        }
    }

    private final Bucket bucket;
    private final java.util.Map<String, Long> kept = new java.util.HashMap<>();
    private String said = "";
    private long missing;

    public RefusalDoneBad(Bucket bucket) {
        this.bucket = bucket;
    }

    public synchronized String put(long cost) {
        if (!bucket.fill(cost)) {
            said = "entry " + bucket.available();
        }
        return said;
    }
}
