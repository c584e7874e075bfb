// run: scan --only stale-value
// expect: none

public class CloseOnceOk {
    private boolean closed;

    private synchronized boolean markClosed() {
        boolean was = closed;
        closed = true;
        return !was;
    }

    public void close(Runnable release) {
        if (markClosed())
            release.run();
    }
}
