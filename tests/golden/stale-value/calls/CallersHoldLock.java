// run: scan --only stale-value
// expect: none
// private helpers with two accesses are only ever called with the lock held
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.locks.ReentrantLock;

public class CallersHoldLock {
    private final ReentrantLock lock = new ReentrantLock();
    private final Deque<String> free = new ArrayDeque<>();
    private int created;

    public String borrow() {
        lock.lock();
        try {
            if (hasFree()) {
                return takeFree();
            }
            created++;
            return "conn-" + created;
        } finally {
            lock.unlock();
        }
    }

    private boolean hasFree() {
        lock.lock();
        try {
            return !free.isEmpty();
        } finally {
            lock.unlock();
        }
    }

    private String takeFree() {
        lock.lock();
        try {
            return free.pop();
        } finally {
            lock.unlock();
        }
    }

    public void giveBack(String c) {
        lock.lock();
        try {
            free.push(c);
        } finally {
            lock.unlock();
        }
    }
}
// corpus: unseen
