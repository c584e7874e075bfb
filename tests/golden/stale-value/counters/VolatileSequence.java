// run: scan --only stale-value
// expect: stale-value
// ++ on a volatile long is a read and a write, increments are lost
public class VolatileSequence {
    private volatile long sequence;
    private volatile boolean closed;

    public long nextId() {
        if (closed) {
            throw new IllegalStateException("closed");
        }
        sequence++;
        return sequence;
    }

    public void close() {
        closed = true;
    }
}
// corpus: unseen
