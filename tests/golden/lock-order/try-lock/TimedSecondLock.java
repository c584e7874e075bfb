// run: scan --only lock-order --library
// expect: none
// The second account lock is taken with tryLock(timeout) and the operation fails after the timeout, so opposite transfers can not block for ever.
package bank.timed;

import java.time.Duration;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;

public class TimedSecondLock {

    public static class BusyException extends RuntimeException {
        BusyException(String m) { super(m); }
    }

    public static final class Purse {
        private final ReentrantLock lock = new ReentrantLock();
        private final String owner;
        private long coins;

        public Purse(String owner, long coins) {
            this.owner = owner;
            this.coins = coins;
        }

        public long coins() {
            lock.lock();
            try {
                return coins;
            } finally {
                lock.unlock();
            }
        }
    }

    private final Duration patience;

    public TimedSecondLock(Duration patience) {
        this.patience = patience.compareTo(Duration.ofSeconds(1)) > 0 ? Duration.ofSeconds(1) : patience;
    }

    public void give(Purse from, Purse to, long n) throws InterruptedException {
        if (!from.lock.tryLock(patience.toMillis(), TimeUnit.MILLISECONDS)) {
            throw new BusyException(from.owner);
        }
        try {
            deposit(from, to, n);
        } finally {
            from.lock.unlock();
        }
    }

    private void deposit(Purse from, Purse to, long n) throws InterruptedException {
        if (!to.lock.tryLock(patience.toMillis(), TimeUnit.MILLISECONDS)) {
            throw new BusyException(to.owner);
        }
        try {
            if (from.coins >= n) {
                from.coins -= n;
                to.coins += n;
            }
        } finally {
            to.lock.unlock();
        }
    }
}
// corpus: unseen
