// run: scan --only atomicity --library
// expect: atomicity
// FeeCollector.collect holds the collector's lock while it reads account.getBalance and writes account.setBalance separately; a concurrent Account.deposit between the two calls is lost.
import java.util.concurrent.locks.ReentrantLock;

public class FeeCollector {

    public static class Account {
        private final String id;
        private long balance;

        public Account(String id, long balance) {
            this.id = id;
            this.balance = balance;
        }

        public String getId() { return id; }

        public synchronized long getBalance() { return balance; }

        synchronized void setBalance(long b) { balance = b; }

        public synchronized void deposit(long n) {
            if (n <= 0) {
                throw new IllegalArgumentException();
            }
            balance += n;
        }
    }

    private final ReentrantLock lock = new ReentrantLock();
    private final long fee;
    private long collected;

    public FeeCollector(long fee) {
        this.fee = fee;
    }

    public boolean collect(Account a) {
        lock.lock();
        try {
            long b = a.getBalance();
            if (b < fee) {
                return false;
            }
            a.setBalance(b - fee);
            collected += fee;
            return true;
        } finally {
            lock.unlock();
        }
    }

    public long collected() {
        lock.lock();
        try {
            return collected;
        } finally {
            lock.unlock();
        }
    }
}
// corpus: unseen
