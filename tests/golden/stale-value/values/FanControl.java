// run: scan --only stale-value
// expect: stale-value
// raise() reads the level optimistically, validates it, and later writes level + step under the write lock without looking again; raises of other threads between are lost
import java.util.concurrent.locks.StampedLock;

public class FanControl {
    private static final int TOP = 100_000;

    private final StampedLock lock = new StampedLock();
    private int level;

    int level() {
        long stamp = lock.tryOptimisticRead();
        int seen = level;
        if (!lock.validate(stamp)) {
            stamp = lock.readLock();
            try {
                seen = level;
            } finally {
                lock.unlockRead(stamp);
            }
        }
        return seen;
    }

    void raise(int step) {
        int target = Math.min(TOP, level() + step);
        long stamp = lock.writeLock();
        try {
            level = target;
        } finally {
            lock.unlockWrite(stamp);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        FanControl fan = new FanControl();
        Runnable zone = () -> {
            for (int i = 0; i < 10_000; i++) {
                fan.raise(1);
            }
        };
        Thread rack = new Thread(zone, "rack");
        Thread hall = new Thread(zone, "hall");
        rack.start();
        hall.start();
        rack.join();
        hall.join();
        System.out.println("level " + fan.level());
    }
}
// corpus: unseen17
