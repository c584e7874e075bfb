// run: scan --library --only lock-order
// expect: none
// The session is waited for without the lock.
import java.util.concurrent.Semaphore;

public class PermitHandedOverOk {
    private final Semaphore session = new Semaphore(1);
    private int running;

    public void begin() throws InterruptedException {
        session.acquire();
        synchronized (this) {
            running++;
        }
    }

    public void end() {
        synchronized (this) {
            running--;
        }
        session.release();
    }
}
