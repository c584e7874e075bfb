// StampedLock used only in read and write mode; state is written only if the conversion succeeded or the write lock was taken.
// run: scan --only data-race
// expect: none
import java.util.concurrent.locks.StampedLock;

public class Locator {

    static class Position {
        private final StampedLock sl = new StampedLock();
        private double x;
        private double y;
        private int resets;

        void move(double dx, double dy) {
            long stamp = sl.writeLock();
            try {
                x += dx;
                y += dy;
            } finally {
                sl.unlock(stamp);
            }
        }

        boolean resetIfFar(double limit) {
            long stamp = sl.readLock();
            try {
                while (x * x + y * y > limit * limit) {
                    long ws = sl.tryConvertToWriteLock(stamp);
                    if (ws != 0L) {
                        stamp = ws;
                        x = 0;
                        y = 0;
                        resets++;
                        return true;
                    }
                    sl.unlockRead(stamp);
                    stamp = sl.writeLock();
                }
                return false;
            } finally {
                sl.unlock(stamp);
            }
        }

        double distance() {
            long stamp = sl.readLock();
            try {
                return Math.hypot(x, y);
            } finally {
                sl.unlockRead(stamp);
            }
        }

        int resets() {
            long stamp = sl.tryReadLock();
            if (stamp == 0L) {
                return -1;
            }
            try {
                return resets;
            } finally {
                sl.unlockRead(stamp);
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Position p = new Position();
        Thread driver = new Thread(() -> {
            for (int i = 0; i < 1000; i++) {
                p.move(1.5, 0.5);
            }
        });
        Thread guard = new Thread(() -> {
            int n = 0;
            for (int i = 0; i < 1000; i++) {
                if (p.resetIfFar(20)) {
                    n++;
                }
            }
            System.out.println("reset " + n);
        });
        driver.start();
        guard.start();
        System.out.println("at " + p.distance() + " resets " + p.resets());
        driver.join();
        guard.join();
        System.out.println("at " + p.distance() + " resets " + p.resets());
    }
}
// corpus: unseen26
