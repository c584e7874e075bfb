// run: scan --only atomicity
// expect: atomicity method=LockTransferBad.transfer line=here
// Bank programs with java.util.concurrent: the bank's lock is the context, the account's ReentrantLock the witness.

import java.util.concurrent.locks.ReentrantLock;

public class LockTransferBad {
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
            if (from.balance() >= n) {
                from.add(-n); // <- here
                to.add(n);
            }
        } finally {
            bank.unlock();
        }
    }
}
// corpus: published
