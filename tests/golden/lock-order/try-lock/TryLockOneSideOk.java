// run: scan --only lock-order --library
// expect: none
// One side waits, the other only tries: enough.
import java.util.concurrent.locks.ReentrantLock;

public class TryLockOneSideOk {
    private final ReentrantLock a = new ReentrantLock(), b = new ReentrantLock();
    private int n;
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
            if (a.tryLock()) {
                try { n--; } finally { a.unlock(); }
            }
        } finally { b.unlock(); }
    }
}
