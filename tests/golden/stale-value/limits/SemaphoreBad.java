// run: scan --only stale-value
// expect: stale-value method=SemaphoreBad.enter line=here
// acquire blocks when another thread took the last permit in between.

import java.util.concurrent.Semaphore;

public class SemaphoreBad {
    private final Semaphore permits = new Semaphore(2);

    public boolean enter() {
        if (permits.availablePermits() == 0)
            return false;
        permits.acquireUninterruptibly(); // <- here
        return true;
    }

    public void leave() { permits.release(); }
}
