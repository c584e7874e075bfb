// run: scan --only stale-value
// expect: none
// A monotone flag: it is only ever set, never computed from what it was.

public class VolatileToggleOk {
    private volatile boolean stop;

    public void stop() {
        stop = true;
    }

    public void run() {
        while (!stop)
            Thread.onSpinWait();
    }
}
