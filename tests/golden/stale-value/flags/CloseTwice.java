// run: scan --only stale-value
// expect: stale-value
// closed flag read through a synchronized getter and set later, the release action runs twice
public class CloseTwice {
    private boolean closed;
    private final Runnable release;

    public CloseTwice(Runnable release) {
        this.release = release;
    }

    public synchronized boolean isClosed() {
        return closed;
    }

    private synchronized void markClosed() {
        closed = true;
    }

    public void close() {
        if (isClosed()) {
            return;
        }
        release.run();
        markClosed();
    }
}
// corpus: unseen
