// run: scan --only lock-order --library
// expect: lock-order locks=java.util.concurrent.locks.ReentrantLock,java.util.concurrent.locks.ReentrantLock severity=high
// Two ReentrantLocks in final fields, both orders.
import java.util.concurrent.locks.ReentrantLock;

public class ReentrantLockBad {
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
            a.lock();
            try { n--; } finally { a.unlock(); }
        } finally { b.unlock(); }
    }
}
