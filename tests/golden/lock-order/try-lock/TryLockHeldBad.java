// run: scan --only lock-order --library
// expect: lock-order locks=java.util.concurrent.locks.ReentrantLock,java.util.concurrent.locks.ReentrantLock severity=high
// A lock got by tryLock is held like any other while the next one is waited for.
import java.util.concurrent.locks.ReentrantLock;

public class TryLockHeldBad {
    private final ReentrantLock a = new ReentrantLock(), b = new ReentrantLock();
    private int n;
    private void both(ReentrantLock x, ReentrantLock y) {
        if (!x.tryLock()) return;
        try {
            y.lock();
            try { n++; } finally { y.unlock(); }
        } finally { x.unlock(); }
    }
    public void ab() { both(a, b); }
    public void ba() { both(b, a); }
}
