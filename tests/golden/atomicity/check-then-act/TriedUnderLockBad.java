// run: scan --only atomicity --library
// expect: atomicity
// The same, but take asks only whether n makes sense.
import java.util.concurrent.locks.ReentrantLock;

public class TriedUnderLockBad {
    public static class Purse {
        private final ReentrantLock lock = new ReentrantLock();
        private int coins;

        public int coins() {
            lock.lock();
            try {
                return coins;
            } finally {
                lock.unlock();
            }
        }

        public void put(int n) {
            lock.lock();
            try {
                coins += n;
            } finally {
                lock.unlock();
            }
        }

        public boolean take(int n) {
            lock.lock();
            try {
                if (n <= 0) {
                    return false;
                }
                coins -= n;
                return true;
            } finally {
                lock.unlock();
            }
        }
    }

    private final Purse purse;
    private int spent;

    public TriedUnderLockBad(Purse purse) {
        this.purse = purse;
    }

    public synchronized boolean spend(int n) {
        if (purse.coins() < n) {
            return false;
        }
        if (!purse.take(n)) {
            return false;
        }
        spent += n;
        return true;
    }
}
