// run: scan --only atomicity
// expect: none
// As HelperLocksBad, but context and witness are one lock.
import java.util.concurrent.locks.*;
public class HelperLocksOk {
    private final ReentrantLock lock = new ReentrantLock();
    private int n;
    int peek() { lock.lock(); try { return n; } finally { lock.unlock(); } }
    void add(int k) { lock.lock(); try { n += k; } finally { lock.unlock(); } }
    public void refill() {
        lock.lock();
        try {
            if (peek() == 0)
                add(10);
        } finally {
            lock.unlock();
        }
    }
}
