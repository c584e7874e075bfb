// run: scan --only stale-value
// expect: stale-value
// expect: stale-value
// Each setter looks at the other bound by a getter, and stores in a second step: both may pass, and leave them crossed.

import java.util.concurrent.locks.ReentrantLock;
public class BoundsByLockBad {
    private final ReentrantLock lock = new ReentrantLock();
    private long min, max = 100;
    long min() { lock.lock(); try { return min; } finally { lock.unlock(); } }
    long max() { lock.lock(); try { return max; } finally { lock.unlock(); } }
    void changeMin(long v) {
        if (v > max()) throw new IllegalArgumentException();
        lock.lock();
        try { min = v; } finally { lock.unlock(); }
    }
    void changeMax(long v) {
        if (v < min()) throw new IllegalArgumentException();
        lock.lock();
        try { max = v; } finally { lock.unlock(); }
    }
    public static void main(String[] a) throws Exception {
        BoundsByLockBad b = new BoundsByLockBad();
        Thread t = new Thread(() -> { for (int i = 0; i < 100; i++) b.changeMin(i); });
        Thread u = new Thread(() -> { for (int i = 100; i > 0; i--) b.changeMax(i); });
        t.start(); u.start(); t.join(); u.join();
        System.out.println(b.min() + " " + b.max());
    }
}
