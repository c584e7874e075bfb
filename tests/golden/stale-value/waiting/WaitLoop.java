// run: scan --only stale-value
// expect: none
// The condition is looked at under the lock in a loop around wait.
public class WaitLoop {
    private boolean isReady;

    public synchronized boolean isReady() { return isReady; }

    public synchronized void ready() {
        isReady = true;
        notifyAll();
    }

    private synchronized void pause() throws InterruptedException {
        while (!isReady)
            wait();
    }

    public void await() throws InterruptedException {
        if (!isReady())
            pause();
    }
}
// corpus: unseen
