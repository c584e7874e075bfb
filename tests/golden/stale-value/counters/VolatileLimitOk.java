// run: scan --only stale-value
// expect: none
// The volatile is a flag set once; the check before it has no other effect than to set the same value.

public class VolatileLimitOk {
    private volatile boolean closed;

    public void close() {
        if (!closed)
            closed = true;
    }

    public boolean isClosed() { return closed; }
}
