// run: scan --only stale-value
// expect: stale-value method=JcipTryLockBad.transfer line=here
// Java Concurrency in Practice, listing 13.3: both locks by tryLock, the balance looked at under them.

import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

public class JcipTryLockBad {
    public static class Account {
        final Lock lock = new ReentrantLock();
        private long balance;

        long balance() {
            lock.lock();
            try {
                return balance;
            } finally {
                lock.unlock();
            }
        }

        void add(long n) {
            lock.lock();
            try {
                balance += n;
            } finally {
                lock.unlock();
            }
        }
    }

    public boolean transfer(Account from, Account to, long n) {
        if (from.balance() < n)
            return false;
        from.add(-n); // <- here
        to.add(n);
        return true;
    }
}
// corpus: published
