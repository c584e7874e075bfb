// run: scan --library --only stale-value
// expect: stale-value
// addInterest reads the balance in one locked call and writes the new one in another; a deposit in between is lost
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.Objects;

public class SavingsBook {
    private final Object lock = new Object();
    private BigDecimal balance = BigDecimal.ZERO;

    public BigDecimal balance() {
        synchronized (lock) {
            return balance;
        }
    }

    private void setBalance(BigDecimal b) {
        synchronized (lock) {
            balance = Objects.requireNonNull(b);
        }
    }

    public void deposit(BigDecimal amount) {
        synchronized (lock) {
            balance = balance.add(amount);
        }
    }

    public void addInterest(BigDecimal rate) {
        BigDecimal old = balance();
        BigDecimal interest = old.multiply(rate).setScale(2, RoundingMode.HALF_EVEN);
        if (interest.signum() > 0) {
            setBalance(old.add(interest));
        }
    }

    @Override
    public String toString() {
        return "SavingsBook " + balance();
    }
}
// corpus: unseen21
