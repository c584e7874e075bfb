// run: scan --only lock-order --library
// expect: none
// tryLock on the second lock, in both orders: nobody ever waits while holding.
import java.util.concurrent.locks.ReentrantLock;

public class TryLockOk {
    private final ReentrantLock a = new ReentrantLock(), b = new ReentrantLock();
    private int n;
    private boolean both(ReentrantLock x, ReentrantLock y) {
        x.lock();
        try {
            if (!y.tryLock()) return false;
            try { n++; return true; } finally { y.unlock(); }
        } finally { x.unlock(); }
    }
    public boolean ab() { return both(a, b); }
    public boolean ba() { return both(b, a); }
}
