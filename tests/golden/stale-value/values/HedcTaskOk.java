// run: scan --only atomicity,stale-value
// expect: none
// hedc: a task's thread is there when asked for and null when interrupted.

public class HedcTaskOk implements Runnable {
    private Thread worker;
    private boolean isDone;

    private synchronized Thread worker() { return worker; }

    private synchronized void worker(Thread t) { worker = t; }

    @Override
    public void run() {
        worker(Thread.currentThread());
        synchronized (this) {
            isDone = true;
        }
        worker(null);
    }

    public void cancel() {
        Thread t = worker();
        if (t != null)
            t.interrupt();
    }
}
// corpus: published
