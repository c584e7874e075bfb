// run: scan --only stale-value
// expect: stale-value method=VolatileToggleBad.toggle line=here

public class VolatileToggleBad {
    private volatile boolean on;

    public void toggle() {
        on = !on; // <- here
    }
}
