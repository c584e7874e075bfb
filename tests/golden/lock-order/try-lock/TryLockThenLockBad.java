// run: scan --only lock-order --library
// expect: lock-order locks=java.util.concurrent.locks.ReentrantLock,java.util.concurrent.locks.ReentrantLock severity=high
// Where tryLock fails, lock is called after all.
import java.util.concurrent.locks.ReentrantLock;

public class TryLockThenLockBad {
    private final ReentrantLock a = new ReentrantLock(), b = new ReentrantLock();
    private int n, contended;
    public void ab() {
        a.lock();
        try {
            b.lock();
            try { n++; } finally { b.unlock(); }
        } finally { a.unlock(); }
    }
    public void ba() {
        b.lock();
        try {
            if (!a.tryLock()) {
                contended++;
                a.lock();
            }
            try { n--; } finally { a.unlock(); }
        } finally { b.unlock(); }
    }
}
