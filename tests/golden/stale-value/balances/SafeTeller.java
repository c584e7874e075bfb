// run: scan --only stale-value
// expect: none
// check and withdrawal happen inside one synchronized method of the account
class SavingsAccount {
    private long cents;

    SavingsAccount(long cents) {
        this.cents = cents;
    }

    public synchronized boolean withdrawIfCovered(long amount) {
        if (getBalance() >= amount) {
            withdraw(amount);
            return true;
        }
        return false;
    }

    public synchronized long getBalance() {
        return cents;
    }

    private synchronized void withdraw(long amount) {
        cents -= amount;
    }

    public synchronized void deposit(long amount) {
        cents += amount;
    }
}

public class SafeTeller {
    public SavingsAccount open(long initial) {
        return new SavingsAccount(initial);
    }

    public boolean payOut(SavingsAccount account, long amount) {
        if (amount <= 0) {
            return false;
        }
        return account.withdrawIfCovered(amount);
    }
}
// corpus: unseen
