// run: scan --only lock-order --library
// expect: lock-order locks=java.util.concurrent.locks.StampedLock,java.util.concurrent.locks.StampedLock
// Two StampedLocks, both orders.
import java.util.concurrent.locks.StampedLock;

public class StampedBad {
    private final StampedLock a = new StampedLock(), b = new StampedLock();
    private int n;
    public void ab() {
        long s = a.writeLock();
        try {
            long t = b.writeLock();
            try { n++; } finally { b.unlockWrite(t); }
        } finally { a.unlockWrite(s); }
    }
    public void ba() {
        long s = b.writeLock();
        try {
            long t = a.readLock();
            try { n--; } finally { a.unlockRead(t); }
        } finally { b.unlockWrite(s); }
    }
}
