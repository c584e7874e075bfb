// run: scan --only stale-value
// expect: stale-value
// What was read is handed through two calls before it is stored.
public class ThroughTwoCalls {
    private int hits;

    private synchronized int hits() { return hits; }

    private synchronized void hits(int n) { hits = n; }

    private void save(int n) { hits(n); }

    private void advance(int from, int by) { save(from + by); }

    public void hit() {
        advance(hits(), 1);
    }
}
// corpus: unseen
