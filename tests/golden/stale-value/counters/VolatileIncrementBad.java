// run: scan --only stale-value
// expect: stale-value method=VolatileIncrementBad.next line=here

public class VolatileIncrementBad {
    private volatile int count;

    public int next() {
        return count++; // <- here
    }
}
