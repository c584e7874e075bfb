// The result of the timed tryLock is ignored; after a timeout pick() goes on without the lock.
// run: scan --only data-race
// expect: data-race field=StockRoom.units
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;

public class StockRoom {
    private final ReentrantLock lock = new ReentrantLock();
    private int units;

    void deliver(int n) {
        lock.lock();
        try {
            units += n;
            Thread.yield();
        } finally {
            lock.unlock();
        }
    }

    boolean pick(int n) throws InterruptedException {
        lock.tryLock(1, TimeUnit.MILLISECONDS);
        try {
            if (units < n) {
                return false;
            }
            units -= n;
            return true;
        } finally {
            if (lock.isHeldByCurrentThread()) {
                lock.unlock();
            }
        }
    }

    int units() {
        lock.lock();
        try {
            return units;
        } finally {
            lock.unlock();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        StockRoom room = new StockRoom();
        Thread supplier = new Thread(() -> {
            for (int i = 0; i < 1000; i++) {
                room.deliver(3);
            }
        });
        Thread picker = new Thread(() -> {
            try {
                for (int i = 0; i < 1000; i++) {
                    room.pick(2);
                }
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        });
        supplier.start();
        picker.start();
        supplier.join();
        picker.join();
        System.out.println(room.units() + " units left");
    }
}
// corpus: unseen26
