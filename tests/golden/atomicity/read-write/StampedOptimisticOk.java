// run: scan --only atomicity
// expect: none
// StampedLock, optimistic read then read lock.
import java.util.concurrent.locks.StampedLock;
public class StampedOptimisticOk {
    private final StampedLock sl = new StampedLock();
    private int x;
    public int get() {
        long s = sl.tryOptimisticRead();
        int v = x;
        if (!sl.validate(s)) {
            s = sl.readLock();
            try { v = x; } finally { sl.unlockRead(s); }
        }
        return v;
    }
}
