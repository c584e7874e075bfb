// run: scan --only atomicity --library
// expect: none
// Check and consumption are one synchronized tryConsume; on failure nothing else is taken from the tenant.
public class TryConsumeQuota {
    public static final class Tenant {
        private long used;
        private final long limit;

        public Tenant(long limit) {
            this.limit = limit;
        }

        public synchronized boolean tryConsume(long n) {
            if (remaining() < n) {
                return false;
            }
            used += n;
            return true;
        }

        public synchronized long remaining() {
            return limit - used;
        }
    }

    private final Object lock = new Object();
    private long granted;
    private long refused;

    public boolean request(Tenant tenant, long n) {
        synchronized (lock) {
            if (tenant.tryConsume(n)) {
                granted += n;
                return true;
            }
            refused++;
            return false;
        }
    }

    public double ratio() {
        synchronized (lock) {
            return granted == 0 ? 0 : (double) refused / granted;
        }
    }
}
// corpus: unseen
