// run: scan --library --only stale-value
// expect: none
// addInterest is synchronized itself, so the locked getter and setter it calls run inside one hold of the same monitor
import java.math.BigDecimal;
import java.math.RoundingMode;

public class PensionBook {
    private BigDecimal balance = BigDecimal.ZERO;
    private int postings;

    public synchronized BigDecimal balance() {
        return balance;
    }

    private synchronized void setBalance(BigDecimal b) {
        balance = b;
        postings++;
    }

    public synchronized void deposit(BigDecimal amount) {
        setBalance(balance().add(amount));
    }

    public synchronized void addInterest(BigDecimal rate) {
        BigDecimal old = balance();
        BigDecimal interest = old.multiply(rate).setScale(2, RoundingMode.HALF_EVEN);
        if (interest.signum() > 0) {
            setBalance(old.add(interest));
        }
    }

    public synchronized boolean withdraw(BigDecimal amount) {
        if (balance().compareTo(amount) < 0) {
            return false;
        }
        setBalance(balance().subtract(amount));
        return true;
    }

    public synchronized String summary() {
        return balance + " after " + postings + " postings";
    }
}
// corpus: unseen21
