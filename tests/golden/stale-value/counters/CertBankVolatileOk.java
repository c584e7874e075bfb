// run: scan --only atomicity,stale-value
// expect: none
// SEI CERT VNA02-J: arithmetic on a volatile field.

public class CertBankVolatileOk {
    private volatile long cents = 10000;
    private final Object lock = new Object();

    public boolean withdraw(long amount) {
        synchronized (lock) {
            if (amount > cents)
                return false;
            cents -= amount;
            return true;
        }
    }

    public void deposit(long amount) {
        synchronized (lock) {
            cents += amount;
        }
    }

    public long cents() {
        return cents;
    }
}
// corpus: published
