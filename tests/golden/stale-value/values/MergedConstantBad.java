// run: scan --library --only stale-value
// expect: stale-value
// The greater of the value and a constant: what is there is not looked at.

public class MergedConstantBad {
    private long value;
    synchronized long value() { return value; }
    synchronized void store(long p) { value = Math.max(0, p); }
    public void poll() { long at = value(); store(at - 1); }
}
