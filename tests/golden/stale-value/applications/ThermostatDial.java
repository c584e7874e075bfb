// turn() reads target with a read stamp, releases it, and writes the derived value under a new write stamp; turns by two people overwrite each other.
// run: scan --only atomicity,stale-value --min-severity medium
// expect: stale-value
// corpus: unseen30
import java.util.concurrent.locks.StampedLock;

public class ThermostatDial {

    private final StampedLock sl = new StampedLock();
    private int target = 200;

    int target() {
        long stamp = sl.readLock();
        try {
            return target;
        } finally {
            sl.unlockRead(stamp);
        }
    }

    void turn(int tenths) {
        int wanted;
        long stamp = sl.readLock();
        try {
            wanted = target + tenths;
        } finally {
            sl.unlockRead(stamp);
        }
        wanted = Math.max(50, Math.min(300, wanted));
        stamp = sl.writeLock();
        try {
            target = wanted;
        } finally {
            sl.unlockWrite(stamp);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        ThermostatDial dial = new ThermostatDial();
        Thread warmer = new Thread(() -> {
            for (int i = 0; i < 40; i++) {
                dial.turn(+1);
            }
        });
        Thread colder = new Thread(() -> {
            for (int i = 0; i < 40; i++) {
                dial.turn(-1);
            }
        });
        warmer.start();
        colder.start();
        warmer.join();
        colder.join();
        System.out.println("target " + dial.target() / 10.0);
    }
}
