// run: scan --only stale-value --library
// expect: stale-value
// transferIn() takes the balance under the read lock and writes the sum under a separate write lock of the same StampedLock; updates in between are lost.
import java.util.concurrent.locks.StampedLock;

public class StampedReadWrite {
    private final StampedLock sl = new StampedLock();
    private long balance;

    private long peek() {
        long stamp = sl.readLock();
        try {
            return balance;
        } finally {
            sl.unlockRead(stamp);
        }
    }

    public void transferIn(long amount) {
        if (amount <= 0) {
            throw new IllegalArgumentException();
        }
        long now = peek();
        long stamp = sl.writeLock();
        try {
            balance = now + amount;
        } finally {
            sl.unlockWrite(stamp);
        }
    }

    public long balance() {
        return peek();
    }
}
// corpus: unseen
