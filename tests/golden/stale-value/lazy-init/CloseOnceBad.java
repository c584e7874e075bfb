// run: scan --only stale-value
// expect: stale-value method=CloseOnceBad.close line=here

public class CloseOnceBad {
    private boolean closed;

    private synchronized boolean isClosed() { return closed; }

    private synchronized void markClosed() { closed = true; }

    public void close(Runnable release) {
        if (isClosed())
            return;
        release.run();
        markClosed(); // <- here
    }
}
