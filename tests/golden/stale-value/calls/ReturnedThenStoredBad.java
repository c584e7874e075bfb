// run: scan --only stale-value
// expect: stale-value method=ReturnedThenStoredBad.advance line=here
// The new value is computed by a helper that reads under the lock and returns it.

public class ReturnedThenStoredBad {
    private int state;

    private synchronized int successor() { return state + 1; }

    private synchronized void become(int s) { state = s; }

    public void advance() {
        become(successor()); // <- here
    }
}
