// run: scan --only atomicity --library
// expect: atomicity
// Post() reads account.balance() and writes account.balance(b - fee) back while only the poster's lock is held throughout; deposits in between are lost
import java.util.ArrayList;
import java.util.List;

public class FeePosting {
    public static class CustomerAccount {
        private final String iban;
        private long balance;

        public CustomerAccount(String iban, long opening) {
            this.iban = iban;
            this.balance = opening;
        }

        public synchronized long balance() {
            return balance;
        }

        public synchronized void balance(long b) {
            balance = b;
        }

        public synchronized void deposit(long amount) {
            balance += amount;
        }

        public String iban() {
            return iban;
        }
    }

    public abstract static class FeeRule {
        abstract long feeFor(long balance);

        public static FeeRule flat(long cents) {
            return new FeeRule() {
                @Override
                long feeFor(long balance) {
                    return balance < 0 ? 0 : cents;
                }
            };
        }
    }

    private final FeeRule rule;
    private final List<String> journal = new ArrayList<>();

    public FeePosting(FeeRule rule) {
        this.rule = rule;
    }

    public synchronized int post(Iterable<CustomerAccount> accounts) {
        int n = 0;
        for (CustomerAccount a : accounts) {
            charge(a);
            n++;
        }
        return n;
    }

    private void charge(CustomerAccount a) {
        long b = a.balance();
        long fee = rule.feeFor(b);
        a.balance(b - fee);
        journal.add(a.iban() + " -" + fee);
    }
}
// corpus: unseen9
