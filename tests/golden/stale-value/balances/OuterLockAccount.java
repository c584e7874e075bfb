// run: scan --only stale-value --library
// expect: none
// Clean: applyInterest calls the synchronized getter and setter, but is synchronized itself on the same account, so the monitor is held from read to write (also through the Rate strategy).
import java.util.function.DoubleUnaryOperator;

public class OuterLockAccount {
    private double balance;
    private long revision;

    public synchronized double getBalance() {
        return balance;
    }

    private synchronized void setBalance(double b) {
        balance = b;
        revision++;
    }

    public void deposit(double d) {
        change(b -> b + d);
    }

    public void applyInterest(double rate) {
        change(b -> b * (1 + rate));
    }

    private synchronized void change(DoubleUnaryOperator op) {
        double before = getBalance();
        double after = op.applyAsDouble(before);
        if (after != before) {
            setBalance(after);
        }
    }

    public synchronized long revision() {
        return revision;
    }

    public boolean withdraw(double d) {
        synchronized (this) {
            if (getBalance() < d) {
                return false;
            }
            setBalance(getBalance() - d);
            return true;
        }
    }
}
// corpus: unseen
