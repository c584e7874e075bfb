// run: scan --only atomicity --library
// expect: atomicity
// Under the service lock tenant.remaining() is checked and tenant.consume() is called separately; the tenant is shared and used by others.
public class QuotaService {
    public static final class Tenant {
        private long used;
        private final long limit;

        public Tenant(long limit) {
            this.limit = limit;
        }

        public synchronized long remaining() {
            return limit - used;
        }

        public synchronized void consume(long n) {
            used += n;
        }
    }

    private final Object lock = new Object();
    private long granted;

    public boolean request(Tenant tenant, long n) {
        synchronized (lock) {
            if (tenant.remaining() < n) {
                return false;
            }
            tenant.consume(n);
            granted += n;
            return true;
        }
    }

    public long granted() {
        synchronized (lock) {
            return granted;
        }
    }
}
// corpus: unseen
