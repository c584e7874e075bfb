// run: scan --only atomicity --library
// expect: none
// The step was refused; how much is left is only told.
public class RefusalToldOk {
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

    public RefusalToldOk(Bucket bucket) {
        this.bucket = bucket;
    }

    public synchronized boolean permit(long cost) {
        if (bucket.tryConsume(cost)) {
            return true;
        }
        said = cost + " wanted, about " + bucket.available() + " left";
        return false;
    }

    public synchronized void demand(long cost) {
        if (!bucket.tryConsume(cost)) {
            throw new IllegalStateException(String.format("%d wanted, %d left", cost, bucket.available()));
        }
    }

    public synchronized String built(long cost) {
        if (!bucket.tryConsume(cost)) {
            StringBuilder text = new StringBuilder("left: ");
            text.append(bucket.available());
            said = text.toString();
        }
        return said;
    }
}
