// run: scan --only lock-order --library
// expect: none
// The second StampedLock is only read optimistically, which never waits.
import java.util.concurrent.locks.StampedLock;

public class StampedOptimisticOk {
    private final StampedLock a = new StampedLock(), b = new StampedLock();
    private int n;
    public int ab() {
        long s = a.writeLock();
        try {
            long t = b.tryOptimisticRead();
            int v = n;
            return b.validate(t) ? v : -1;
        } finally { a.unlockWrite(s); }
    }
    public int ba() {
        long s = b.writeLock();
        try {
            long t = a.tryOptimisticRead();
            int v = n++;
            return a.validate(t) ? v : -1;
        } finally { b.unlockWrite(s); }
    }
}
