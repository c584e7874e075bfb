// run: scan --only lock-order --library
// expect: none
// JCIP 10.3: order by System.identityHashCode, and a global tie lock is taken first when the hashes are equal.
public class TieLockTransfer {
    private static final Object TIE = new Object();

    public static class Account {
        private long balance;

        public Account(long opening) {
            balance = opening;
        }

        private void move(Account to, long amount) {
            if (balance < amount) {
                throw new IllegalArgumentException("insufficient funds");
            }
            balance -= amount;
            to.balance += amount;
        }
    }

    public void transferMoney(Account from, Account to, long amount) {
        int fromHash = System.identityHashCode(from);
        int toHash = System.identityHashCode(to);
        if (fromHash < toHash) {
            synchronized (from) {
                synchronized (to) {
                    from.move(to, amount);
                }
            }
        } else if (fromHash > toHash) {
            synchronized (to) {
                synchronized (from) {
                    from.move(to, amount);
                }
            }
        } else {
            synchronized (TIE) {
                synchronized (from) {
                    synchronized (to) {
                        from.move(to, amount);
                    }
                }
            }
        }
    }
}
// corpus: unseen
