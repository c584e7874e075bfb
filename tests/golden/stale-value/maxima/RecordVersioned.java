// run: scan --only stale-value
// expect: none
// What the record says is compared with what is there before it is replaced.
public class RecordVersioned {
    record Reading(long version, long total) { }

    private long version;
    private long total;

    private synchronized Reading read() { return new Reading(version, total); }

    private synchronized boolean store(Reading seen, long t) {
        if (seen.version() != version)
            return false;
        version++;
        total = t;
        return true;
    }

    public void add(long k) {
        Reading seen;
        do {
            seen = read();
        } while (!store(seen, seen.total() + k));
    }
}
// corpus: unseen
