// run: scan --only stale-value
// expect: stale-value method=HedcTaskBad.cancel line=here
// hedc: a task's thread is there when asked for and null when interrupted.

public class HedcTaskBad implements Runnable {
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
            worker().interrupt(); // <- here
    }
}
// corpus: published
