// run: scan --only lock-order --library
// expect: lock-order
// The lock order of transfer() is decided by the mutable balance, read before the locks are held, so two transfers over the same pair may lock in opposite orders (CERT LCK07).
public class OrderByBalance {
    public static class Account {
        private volatile long balance;

        public Account(long balance) {
            this.balance = balance;
        }

        public long getBalance() {
            return balance;
        }
    }

    public boolean transfer(Account from, Account to, long amount) {
        Account first;
        Account second;
        if (from.balance < to.balance) {
            first = from;
            second = to;
        } else {
            first = to;
            second = from;
        }
        synchronized (first) {
            synchronized (second) {
                if (from.balance < amount) {
                    return false;
                }
                from.balance -= amount;
                to.balance += amount;
                return true;
            }
        }
    }
}
// corpus: unseen
