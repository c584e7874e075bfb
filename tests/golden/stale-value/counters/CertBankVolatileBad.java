// run: scan --only stale-value
// expect: stale-value method=CertBankVolatileBad.withdraw line=here
// SEI CERT VNA02-J: arithmetic on a volatile field.

public class CertBankVolatileBad {
    private volatile long cents = 10000;
    private final Object lock = new Object();

    public boolean withdraw(long amount) {
        if (amount > cents)
            return false;
        cents -= amount; // <- here
        return true;
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
