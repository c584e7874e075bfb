// run: scan --only stale-value
// expect: stale-value method=ToldToHoldBad.grow line=here

public class ToldToHoldBad {
    private volatile int size;

    public void grow() {
        assert size >= 0;
        size++; // <- here
    }
}
