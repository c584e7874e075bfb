// The value read under the read stamp is written only if the stamp could be converted to a write stamp; otherwise the loop takes the write lock and reads litres again.
// run: scan --only atomicity,stale-value --min-severity medium
// expect: none
// corpus: unseen30
import java.util.concurrent.locks.StampedLock;

public class WaterTank {

    private final StampedLock sl = new StampedLock();
    private int litres = 500;

    boolean draw(int amount) {
        long stamp = sl.readLock();
        try {
            while (litres >= amount) {
                long ws = sl.tryConvertToWriteLock(stamp);
                if (ws != 0L) {
                    stamp = ws;
                    litres -= amount;
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

    void fill(int amount) {
        long stamp = sl.writeLock();
        try {
            litres += amount;
        } finally {
            sl.unlockWrite(stamp);
        }
    }

    int level() {
        long stamp = sl.readLock();
        try {
            return litres;
        } finally {
            sl.unlockRead(stamp);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        WaterTank tank = new WaterTank();
        Runnable tap = () -> {
            int drawn = 0;
            for (int i = 0; i < 60; i++) {
                if (tank.draw(7)) {
                    drawn++;
                }
            }
            System.out.println(Thread.currentThread().getName() + " drew " + drawn + " times");
        };
        Thread kitchen = new Thread(tap, "kitchen");
        Thread garden = new Thread(tap, "garden");
        Thread rain = new Thread(() -> tank.fill(90), "rain");
        kitchen.start();
        garden.start();
        rain.start();
        kitchen.join();
        garden.join();
        rain.join();
        System.out.println("level " + tank.level());
    }
}
