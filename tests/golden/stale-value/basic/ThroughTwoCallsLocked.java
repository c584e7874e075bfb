// run: scan --only stale-value
// expect: none
// The lock is held around all of it.
public class ThroughTwoCallsLocked {
    private int hits;

    private synchronized int hits() { return hits; }

    private synchronized void hits(int n) { hits = n; }

    private void save(int n) { hits(n); }

    private void advance(int from, int by) { save(from + by); }

    public synchronized void hit() {
        advance(hits(), 1);
    }
}
// corpus: unseen
