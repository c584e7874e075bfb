// run: scan --only atomicity
// expect: none
// The witness read lock is held across both getters (reentrant read sections).
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class ReadLockSpan {
    public static class Prices {
        private final ReentrantReadWriteLock rw = new ReentrantReadWriteLock();
        private int bid, ask;
        public void update(int b, int a) {
            rw.writeLock().lock();
            try { bid = b; ask = a; } finally { rw.writeLock().unlock(); }
        }
        int bid() { rw.readLock().lock(); try { return bid; } finally { rw.readLock().unlock(); } }
        int ask() { rw.readLock().lock(); try { return ask; } finally { rw.readLock().unlock(); } }
        int spread() {
            rw.readLock().lock();
            try { return ask() - bid(); } finally { rw.readLock().unlock(); }
        }
    }

    private int max;

    public synchronized int observe(Prices p) {
        int s = p.spread();
        if (s > max) max = s;
        return max;
    }
}
// corpus: unseen
