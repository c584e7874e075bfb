// run: scan --only lock-order --library
// expect: none
// tryLock with a time limit gives up in the end.
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;

public class TryLockTimeoutOk {
    private final ReentrantLock a = new ReentrantLock(), b = new ReentrantLock();
    private int n;
    public boolean ab() throws InterruptedException {
        a.lock();
        try {
            if (!b.tryLock(10, TimeUnit.MILLISECONDS)) return false;
            try { n++; return true; } finally { b.unlock(); }
        } finally { a.unlock(); }
    }
    public boolean ba() throws InterruptedException {
        b.lock();
        try {
            if (!a.tryLock(10, TimeUnit.MILLISECONDS)) return false;
            try { n--; return true; } finally { a.unlock(); }
        } finally { b.unlock(); }
    }
}
