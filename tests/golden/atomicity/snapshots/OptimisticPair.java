// run: scan --only atomicity
// expect: none
// X and y are read in one optimistic section that is validated, with a read-locked fallback.
import java.util.concurrent.locks.StampedLock;

public class OptimisticPair {
    public static class Body {
        private final StampedLock sl = new StampedLock();
        private double x, y;
        public void move(double dx, double dy) {
            long s = sl.writeLock();
            try { x += dx; y += dy; } finally { sl.unlockWrite(s); }
        }
        double norm() {
            long s = sl.tryOptimisticRead();
            double a = x, b = y;
            if (!sl.validate(s)) {
                s = sl.readLock();
                try { a = x; b = y; } finally { sl.unlockRead(s); }
            }
            return Math.hypot(a, b);
        }
    }

    private double farthest;

    public synchronized void track(Body b) {
        double n = b.norm();
        if (n > farthest) farthest = n;
    }

    public synchronized double farthest() { return farthest; }
}
// corpus: unseen
