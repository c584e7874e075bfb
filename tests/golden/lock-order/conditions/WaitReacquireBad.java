// run: scan --only lock-order --library
// expect: lock-order locks=WaitReacquireBad,WaitReacquireBad$Log
// wait takes the own lock again when it returns, with the log's lock still held: the log is held while this is waited for.
// Both methods enter in the order this, log.
public class WaitReacquireBad {
    static class Log { int n; }
    private final Log log = new Log();
    private boolean ready;
    public synchronized void await() throws InterruptedException {
        synchronized (log) {
            while (!ready) wait(1);
            log.n++;
        }
    }
    public synchronized void go() { ready = !ready; notifyAll(); synchronized (log) { log.n--; } }
}
