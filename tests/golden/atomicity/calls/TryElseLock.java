// run: scan --only atomicity
// expect: none
// the lock of the parameter is taken once whichever way it is obtained
import java.util.concurrent.locks.ReentrantLock;

public class TryElseLock {
    public static final class Slot {
        final ReentrantLock lock = new ReentrantLock();
        int uses;
    }

    private int contended;

    public synchronized void use(Slot s) {
        if (!s.lock.tryLock()) {
            contended++;
            s.lock.lock();
        }
        try {
            s.uses++;
        } finally {
            s.lock.unlock();
        }
    }
}
// corpus: unseen
