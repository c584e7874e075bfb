// run: scan --only lock-order --library
// expect: none
// JCIP 13.3: the second lock is only tried; when that fails the first is released and the loop sleeps a random time.
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

public class TryLockBackoffOther {
    public static class Account {
        private final Lock lock = new ReentrantLock();
        private long cents;

        public Account(long cents) {
            this.cents = cents;
        }
    }

    public boolean transfer(Account from, Account to, long amount, long timeoutNanos)
            throws InterruptedException {
        long stop = System.nanoTime() + timeoutNanos;
        while (true) {
            if (from.lock.tryLock()) {
                try {
                    if (to.lock.tryLock()) {
                        try {
                            if (from.cents < amount) {
                                return false;
                            }
                            from.cents -= amount;
                            to.cents += amount;
                            return true;
                        } finally {
                            to.lock.unlock();
                        }
                    }
                } finally {
                    from.lock.unlock();
                }
            }
            if (System.nanoTime() > stop) {
                return false;
            }
            TimeUnit.NANOSECONDS.sleep(1000 + ThreadLocalRandom.current().nextInt(1000));
        }
    }
}
// corpus: unseen
