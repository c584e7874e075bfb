// run: scan --only stale-value
// expect: none
// hedc: a task's thread is there when asked for and null when interrupted.
// Missed: Two reads, one that is tested and one that is used.

public class FN_HedcTaskBad implements Runnable {
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
        if (worker() != null)
            worker().interrupt(); // missed
    }
}
