// run: scan --only stale-value --library
// expect: stale-value
// SavingsInterest.apply reads account.getBalance() and writes it back by account.setBalance(), both synchronized, without holding the monitor in between; a concurrent deposit is lost.
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.logging.Logger;

public class SavingsInterest {
    private static final Logger LOG = Logger.getLogger(SavingsInterest.class.getName());

    public static class SavingsAccount {
        private final String number;
        private double balance;

        public SavingsAccount(String number) {
            this.number = number;
        }

        public String getNumber() { return number; }

        public synchronized double getBalance() { return balance; }

        public synchronized void setBalance(double b) { balance = b; }

        public synchronized void deposit(double d) { balance += d; }
    }

    private final List<SavingsAccount> accounts = new CopyOnWriteArrayList<>();
    private final double rate;

    public SavingsInterest(double rate) {
        this.rate = rate;
    }

    public void enroll(SavingsAccount a) {
        accounts.add(a);
    }

    public void runMonthly() {
        for (SavingsAccount a : accounts) {
            apply(a);
        }
    }

    private void apply(SavingsAccount a) {
        double before = a.getBalance();
        double interest = before * rate / 12;
        LOG.fine(() -> a.getNumber() + " + " + interest);
        a.setBalance(before + interest);
    }
}
// corpus: unseen
