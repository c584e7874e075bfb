// run: scan --only stale-value
// expect: stale-value method=MinimumBad.sample line=here

public class MinimumBad {
    static class Stats {
        private long min = Long.MAX_VALUE;
        synchronized long min() { return min; }
        synchronized void setMin(long m) { min = m; }
    }

    private final Stats stats = new Stats();

    public void sample(long v) {
        if (v < stats.min())
            stats.setMin(v); // <- here
    }
}
