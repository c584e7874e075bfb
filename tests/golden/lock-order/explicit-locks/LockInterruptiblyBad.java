// run: scan --only lock-order --library
// expect: lock-order locks=java.util.concurrent.locks.ReentrantLock,java.util.concurrent.locks.ReentrantLock severity=high
// lockInterruptibly waits too.
import java.util.concurrent.locks.ReentrantLock;

public class LockInterruptiblyBad {
    private final ReentrantLock a = new ReentrantLock(), b = new ReentrantLock();
    private int n;
    public void ab() throws InterruptedException {
        a.lockInterruptibly();
        try {
            b.lockInterruptibly();
            try { n++; } finally { b.unlock(); }
        } finally { a.unlock(); }
    }
    public void ba() throws InterruptedException {
        b.lockInterruptibly();
        try {
            a.lockInterruptibly();
            try { n--; } finally { a.unlock(); }
        } finally { b.unlock(); }
    }
}
