// run: scan --only stale-value
// expect: none
// offer-like loop: each round takes the lock once and does test and update together
public class RetryWholeOperation {
    private int slots = 4;

    private synchronized boolean tryTake() {
        if (slots == 0) {
            return false;
        }
        slots--;
        return true;
    }

    public synchronized void release() {
        slots++;
        notifyAll();
    }

    public boolean acquire(int attempts) throws InterruptedException {
        for (int i = 0; i < attempts; i++) {
            if (tryTake()) {
                return true;
            }
            Thread.sleep(1);
        }
        return false;
    }
}
// corpus: unseen
