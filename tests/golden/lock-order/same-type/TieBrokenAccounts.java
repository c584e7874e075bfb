// run: scan --library --only lock-order
// expect: none
// the pair is locked by identity hash, and equal hashes go through one tie lock first
import java.util.Objects;

public final class TieBrokenAccounts {
    private static final Object TIE = new Object();

    public static final class Account {
        private long cents;

        public Account(long cents) {
            this.cents = cents;
        }

        public synchronized long cents() {
            return cents;
        }
    }

    public static final class InsufficientFunds extends Exception {
        private static final long serialVersionUID = 1L;
    }

    private TieBrokenAccounts() {
    }

    public static void transfer(Account from, Account to, long amount) throws InsufficientFunds {
        Objects.requireNonNull(from);
        Objects.requireNonNull(to);
        int a = System.identityHashCode(from);
        int b = System.identityHashCode(to);
        if (a < b) {
            synchronized (from) {
                synchronized (to) {
                    move(from, to, amount);
                }
            }
        } else if (a > b) {
            synchronized (to) {
                synchronized (from) {
                    move(from, to, amount);
                }
            }
        } else {
            synchronized (TIE) {
                synchronized (from) {
                    synchronized (to) {
                        move(from, to, amount);
                    }
                }
            }
        }
    }

    private static void move(Account from, Account to, long amount) throws InsufficientFunds {
        if (from.cents < amount) {
            throw new InsufficientFunds();
        }
        from.cents -= amount;
        to.cents += amount;
    }
}
// corpus: unseen14
