// run: scan --only stale-value
// expect: stale-value method=VolatilePlusAssignBad.add line=here

public class VolatilePlusAssignBad {
    private volatile long total;

    public void add(long n) {
        total += n; // <- here
    }

    public long total() { return total; }
}
