// run: scan --only atomicity
// expect: atomicity method=HelperLocksBad.refill line=here witness=this.lock context=this.outer
// Both locks are java.util.concurrent's; the witness is taken in helpers.
import java.util.concurrent.locks.*;
public class HelperLocksBad {
    private final ReentrantLock outer = new ReentrantLock();
    private final ReentrantLock lock = new ReentrantLock();
    private int n;
    int peek() { lock.lock(); try { return n; } finally { lock.unlock(); } }
    void add(int k) { lock.lock(); try { n += k; } finally { lock.unlock(); } }
    public void refill() {
        outer.lock();
        try {
            if (peek() == 0)
                add(10); // <- here
        } finally {
            outer.unlock();
        }
    }
}
