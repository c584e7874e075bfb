// run: scan --only stale-value
// expect: stale-value
// stock is read under a ReentrantLock, released, and the decremented copy is stored under the lock again
import java.util.concurrent.locks.ReentrantLock;

public class WarehouseShelf {
    private final ReentrantLock lock = new ReentrantLock();
    private int onHand;
    private int reserved;

    public void receive(int units) {
        lock.lock();
        try {
            onHand += units;
        } finally {
            lock.unlock();
        }
    }

    public void pick(int units) {
        int current;
        lock.lock();
        try {
            current = onHand;
        } finally {
            lock.unlock();
        }
        int left = Math.max(0, current - units);
        lock.lock();
        try {
            onHand = left;
            reserved -= units;
        } finally {
            lock.unlock();
        }
    }

    public int onHand() {
        lock.lock();
        try {
            return onHand;
        } finally {
            lock.unlock();
        }
    }
}
// corpus: unseen
