// run: scan --only stale-value
// expect: none
// the AtomicInteger is only written inside synchronized methods; unlocked readers just read
import java.util.concurrent.atomic.AtomicInteger;

public class LockedAtomic {
    private final AtomicInteger level = new AtomicInteger();
    private final int top;

    public LockedAtomic(int top) {
        this.top = top;
    }

    public synchronized boolean up() {
        if (level.get() < top) {
            level.set(level.get() + 1);
            return true;
        }
        return false;
    }

    public synchronized boolean down() {
        if (level.get() > 0) {
            level.decrementAndGet();
            return true;
        }
        return false;
    }

    public int level() {
        return level.get();
    }
}
// corpus: unseen
