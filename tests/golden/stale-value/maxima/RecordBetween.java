// run: scan --only stale-value
// expect: stale-value
// A record carries what was read from one locked step to the next.
public class RecordBetween {
    record Reading(long at, long total) { }

    private long total;

    private synchronized Reading read() { return new Reading(System.nanoTime(), total); }

    private synchronized void store(long t) { total = t; }

    public void add(long k) {
        Reading seen = read();
        store(seen.total() + k);
    }
}
// corpus: unseen
