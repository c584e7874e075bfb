// run: scan --only stale-value
// expect: stale-value
// Whether to wait is decided before the lock is taken for waiting; the signal may have come in between.
public class LostWakeUp {
    private boolean isReady;

    public synchronized boolean isReady() { return isReady; }

    public synchronized void ready() {
        isReady = true;
        notifyAll();
    }

    private synchronized void pause() throws InterruptedException { wait(); }

    public void await() throws InterruptedException {
        if (!isReady())
            pause();
    }
}
// corpus: unseen
