// run: scan --only stale-value
// expect: none

public class ReturnedThenStoredOk {
    private int state;

    private synchronized int successor() { return state + 1; }

    private synchronized void become(int s) { state = s; }

    public synchronized void advance() {
        become(successor());
    }
}
