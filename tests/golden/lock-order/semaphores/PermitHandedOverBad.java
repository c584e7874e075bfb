// run: scan --library --only lock-order
// expect: lock-order
// begin() waits for the only session and keeps the lock; end(), which gives it back, needs the lock.
import java.util.concurrent.Semaphore;

public class PermitHandedOverBad {
    private final Semaphore session = new Semaphore(1);
    private int running;

    public synchronized void begin() throws InterruptedException {
        session.acquire();
        running++;
    }

    public synchronized void end() {
        running--;
        session.release();
    }
}
