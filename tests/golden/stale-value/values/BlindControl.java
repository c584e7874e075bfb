// run: scan --only stale-value
// expect: none
// the read stamp is converted to a write stamp, or the height is read again after the write lock was taken, so the written value is never built from an old one
import java.util.concurrent.locks.StampedLock;

public class BlindControl {
    private static final int TOP = 15_000;

    private final StampedLock lock = new StampedLock();
    private int height;

    int height() {
        long stamp = lock.readLock();
        try {
            return height;
        } finally {
            lock.unlockRead(stamp);
        }
    }

    boolean raise(int step) {
        long stamp = lock.readLock();
        try {
            while (height + step <= TOP) {
                long write = lock.tryConvertToWriteLock(stamp);
                if (write != 0L) {
                    stamp = write;
                    height += step;
                    return true;
                }
                lock.unlockRead(stamp);
                stamp = lock.writeLock();
            }
            return false;
        } finally {
            lock.unlock(stamp);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        BlindControl blind = new BlindControl();
        Runnable button = () -> {
            for (int i = 0; i < 10_000; i++) {
                blind.raise(1);
            }
        };
        Thread wall = new Thread(button, "wall");
        Thread phone = new Thread(button, "phone");
        wall.start();
        phone.start();
        wall.join();
        phone.join();
        System.out.println("height " + blind.height());
    }
}
// corpus: unseen17
