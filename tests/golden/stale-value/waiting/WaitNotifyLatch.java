// run: scan --only stale-value
// expect: none
// one-shot latch: wait loop, flag only ever goes from false to true
public class WaitNotifyLatch {
    private boolean open;

    public synchronized void await() throws InterruptedException {
        while (!open) {
            wait();
        }
    }

    public synchronized void open() {
        open = true;
        notifyAll();
    }

    public synchronized boolean isOpen() {
        return open;
    }

    public void awaitAndReport() throws InterruptedException {
        if (!isOpen()) {
            System.out.println("waiting");
        }
        await();
    }
}
// corpus: unseen
