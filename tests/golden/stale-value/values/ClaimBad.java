// run: scan --only stale-value
// expect: stale-value method=ClaimBad.work line=here
// Nothing is claimed by the step that looks: two threads may both go on.
public class ClaimBad {
    private boolean busy;
    private int runs;

    public void work() {
        synchronized (this) {
            if (busy)
                return;
        }
        synchronized (this) { busy = true; runs++; } // <- here
    }

    public synchronized void done() { busy = false; }
}
