// run: scan --only lock-order --library
// expect: none
// Two ReentrantLocks, one order.
import java.util.concurrent.locks.ReentrantLock;

public class ReentrantLockOk {
    private final ReentrantLock a = new ReentrantLock(), b = new ReentrantLock();
    private int n;
    public void ab() {
        a.lock();
        try {
            b.lock();
            try { n++; } finally { b.unlock(); }
        } finally { a.unlock(); }
    }
    public void onlyB() {
        b.lock();
        try { n--; } finally { b.unlock(); }
        a.lock();
        try { n--; } finally { a.unlock(); }
    }
}
