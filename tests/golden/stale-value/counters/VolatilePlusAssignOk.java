// run: scan --only stale-value
// expect: none

public class VolatilePlusAssignOk {
    private final Object lock = new Object();
    private volatile long total;

    public void add(long n) {
        synchronized (lock) {
            total += n;
        }
    }

    public void reset() {
        synchronized (lock) {
            total = 0;
        }
    }

    public long total() { return total; }
}
