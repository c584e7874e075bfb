// run: scan --only stale-value
// expect: stale-value method=CassandraPermitsBad.tryAcquire line=here
// Resource limits by an AtomicInteger: positive, then decrement.

import java.util.concurrent.atomic.AtomicInteger;

public class CassandraPermitsBad {
    private final AtomicInteger permits;

    public CassandraPermitsBad(int n) { permits = new AtomicInteger(n); }

    public boolean tryAcquire() {
        if (permits.get() > 0) {
            permits.decrementAndGet(); // <- here
            return true;
        }
        return false;
    }

    public void release() { permits.incrementAndGet(); }
}
// corpus: published
