// run: scan --only atomicity,stale-value
// expect: none
// Bank programs with java.util.concurrent: the bank's lock is the context, the account's ReentrantLock the witness.

import java.util.concurrent.locks.ReentrantLock;

public class LockTransferOk {
    public static class Account {
        private final ReentrantLock lock = new ReentrantLock();
        private int balance;

        public int balance() {
            lock.lock();
            try {
                return balance;
            } finally {
                lock.unlock();
            }
        }

        public void add(int n) {
            lock.lock();
            try {
                balance += n;
            } finally {
                lock.unlock();
            }
        }
    }

    private final ReentrantLock bank = new ReentrantLock();

    public void transfer(Account from, Account to, int n) {
        bank.lock();
        try {
            from.lock.lock();
            try {
                if (from.balance() >= n) {
                    from.add(-n);
                    to.add(n);
                }
            } finally {
                from.lock.unlock();
            }
        } finally {
            bank.unlock();
        }
    }
}
// corpus: published
