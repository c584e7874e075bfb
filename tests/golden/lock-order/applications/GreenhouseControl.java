// Callers pass the two devices in both orders, but adjust() sorts them by unique serial number before locking, so the real order is always the same.
// run: scan --only lock-order --min-severity medium
// expect: none
// corpus: unseen30
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.ReentrantLock;

public class GreenhouseControl {

    private static final AtomicInteger SERIALS = new AtomicInteger();

    abstract static class Device {
        final int serial = SERIALS.incrementAndGet();
        final ReentrantLock lock = new ReentrantLock();
        int level;

        abstract int limit();

        void raise(int delta) {
            level = Math.max(0, Math.min(limit(), level + delta));
        }
    }

    static class Vent extends Device {
        @Override
        int limit() {
            return 10;
        }
    }

    static class Heater extends Device {
        @Override
        int limit() {
            return 5;
        }
    }

    static void adjust(Device up, Device down) {
        Device one = up;
        Device two = down;
        if (one.serial > two.serial) {
            Device tmp = one;
            one = two;
            two = tmp;
        }
        one.lock.lock();
        two.lock.lock();
        try {
            up.raise(+1);
            down.raise(-1);
        } finally {
            two.lock.unlock();
            one.lock.unlock();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Device vent = new Vent();
        Device heater = new Heater();
        Thread tooHot = new Thread(() -> {
            for (int i = 0; i < 50; i++) {
                adjust(vent, heater);
            }
        });
        Thread tooCold = new Thread(() -> {
            for (int i = 0; i < 50; i++) {
                adjust(heater, vent);
            }
        });
        tooHot.start();
        tooCold.start();
        tooHot.join();
        tooCold.join();
        System.out.println("vent " + vent.level + " heater " + heater.level);
    }
}
