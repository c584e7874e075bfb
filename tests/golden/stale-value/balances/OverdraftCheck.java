// run: scan --only stale-value --library
// expect: stale-value
// withdraw() verifies the balance in canPay (lock released) and debits in a second critical section; two withdrawals overdraw the account.
public class OverdraftCheck {
    private final Object mutex = new Object();
    private long balance;

    public void deposit(long amount) {
        synchronized (mutex) {
            balance += amount;
        }
    }

    private boolean canPay(long amount) {
        synchronized (mutex) {
            return balance >= amount;
        }
    }

    private void debit(long amount) {
        synchronized (mutex) {
            balance -= amount;
        }
    }

    public void withdraw(long amount) {
        if (!canPay(amount)) {
            throw new IllegalStateException("insufficient funds");
        }
        debit(amount);
    }
}
// corpus: unseen
