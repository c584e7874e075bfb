// run: scan --only stale-value
// expect: none

import java.util.concurrent.Semaphore;

public class SemaphoreOk {
    private final Semaphore permits = new Semaphore(2);

    public boolean enter() {
        return permits.tryAcquire();
    }

    public void leave() { permits.release(); }
}
