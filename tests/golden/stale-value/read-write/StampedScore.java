// run: scan --only stale-value
// expect: stale-value
// score read under readLock, written back under a later writeLock
import java.util.concurrent.locks.StampedLock;

public class StampedScore {
    private final StampedLock lock = new StampedLock();
    private long score;

    public void add(long n) {
        long s = lock.writeLock();
        try { score += n; } finally { lock.unlockWrite(s); }
    }

    public void bonus(double factor) {
        long current;
        long r = lock.readLock();
        try { current = score; } finally { lock.unlockRead(r); }
        long improved = Math.round(current * factor);
        long w = lock.writeLock();
        try { score = improved; } finally { lock.unlockWrite(w); }
    }

    public long score() {
        long r = lock.readLock();
        try { return score; } finally { lock.unlockRead(r); }
    }
}
// corpus: unseen
