// run: scan --only lock-order --library
// expect: none
// The log is only locked after the wait is over.
public class WaitReacquireOk {
    static class Log { int n; }
    private final Log log = new Log();
    private boolean ready;
    public synchronized void await() throws InterruptedException {
        while (!ready) wait(1);
        synchronized (log) { log.n++; }
    }
    public synchronized void go() { ready = !ready; notifyAll(); synchronized (log) { log.n--; } }
}
