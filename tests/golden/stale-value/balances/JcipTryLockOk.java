// run: scan --only atomicity,stale-value
// expect: none
// Java Concurrency in Practice, listing 13.3: both locks by tryLock, the balance looked at under them.

import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

public class JcipTryLockOk {
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
        while (true) {
            if (from.lock.tryLock()) {
                try {
                    if (to.lock.tryLock()) {
                        try {
                            if (from.balance() < n)
                                return false;
                            from.add(-n);
                            to.add(n);
                            return true;
                        } finally {
                            to.lock.unlock();
                        }
                    }
                } finally {
                    from.lock.unlock();
                }
            }
            Thread.yield();
        }
    }
}
// corpus: published
