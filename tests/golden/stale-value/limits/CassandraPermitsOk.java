// run: scan --only atomicity,stale-value
// expect: none
// Resource limits by an AtomicInteger: positive, then decrement.

import java.util.concurrent.atomic.AtomicInteger;

public class CassandraPermitsOk {
    private final AtomicInteger permits;

    public CassandraPermitsOk(int n) { permits = new AtomicInteger(n); }

    public boolean tryAcquire() {
        while (true) {
            int n = permits.get();
            if (n <= 0)
                return false;
            if (permits.compareAndSet(n, n - 1))
                return true;
        }
    }

    public void release() { permits.incrementAndGet(); }
}
// corpus: published
