// run: scan --only atomicity
// expect: none
// the ReentrantLock context is released before the witness is locked a second time
import java.util.concurrent.locks.ReentrantLock;

class Lift {
    private int floor;

    public synchronized void up() {
        floor++;
    }

    public synchronized int floor() {
        return floor;
    }
}

public class UnlockBeforeSecond {
    private final ReentrantLock lock = new ReentrantLock();
    private int rides;

    public Lift lift() {
        return new Lift();
    }

    public int ride(Lift lift) {
        lock.lock();
        try {
            lift.up();
            rides++;
        } finally {
            lock.unlock();
        }
        return lift.floor();
    }
}
// corpus: unseen
