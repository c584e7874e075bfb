// run: scan --only stale-value
// expect: stale-value method=VolatileLimitBad.enter line=here
// The volatile is read for the decision and written on the strength of it.

public class VolatileLimitBad {
    private volatile int inside;

    public boolean enter() {
        if (inside == 0) {
            inside = 1; // <- here
            return true;
        }
        return false;
    }

    public void leave() { inside = 0; }
}
