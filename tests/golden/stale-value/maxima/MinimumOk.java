// run: scan --only stale-value
// expect: none
// The unsynchronized look is only a fast path; the decision is taken again under the lock.

public class MinimumOk {
    static class Stats {
        private long min = Long.MAX_VALUE;
        synchronized long min() { return min; }
        synchronized void setMin(long m) { min = m; }
    }

    private final Stats stats = new Stats();

    public void sample(long v) {
        if (v < stats.min()) {
            synchronized (stats) {
                if (v < stats.min())
                    stats.setMin(v);
            }
        }
    }
}
