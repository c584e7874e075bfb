// run: scan --only data-race
// expect: none
import java.util.concurrent.locks.*;
public class TryLockOnlyOk {
    private final Lock lock = new ReentrantLock();
    private int state, skipped;
    void begin() { if (lock.tryLock()) { try { state++; } finally { lock.unlock(); } } }
    int look() { lock.lock(); try { return state; } finally { lock.unlock(); } }
    public static void main(String[] args) {
        TryLockOnlyOk m = new TryLockOnlyOk();
        Runnable r = m::begin;
        new Thread(r, "a").start();
        new Thread(r, "b").start();
        System.out.println(m.look());
    }
}
// corpus: unseen22
