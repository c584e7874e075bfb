// run: scan --only atomicity --library
// expect: none
// The fee is computed and taken inside one call of LedgerAccount.adjust, under the account's own lock
import java.util.ArrayList;
import java.util.List;
import java.util.function.LongUnaryOperator;

public class FeeDesk {
    public static class LedgerAccount {
        private final String iban;
        private long balance;

        public LedgerAccount(String iban, long opening) {
            this.iban = iban;
            this.balance = opening;
        }

        public synchronized long adjust(LongUnaryOperator change) {
            long before = balance;
            balance = change.applyAsLong(before);
            return balance - before;
        }

        public synchronized void deposit(long amount) {
            balance += amount;
        }

        public String iban() {
            return iban;
        }
    }

    private final long flatFee;
    private final List<String> journal = new ArrayList<>();

    public FeeDesk(long flatFee) {
        this.flatFee = flatFee;
    }

    public synchronized long post(Iterable<LedgerAccount> accounts) {
        long sum = 0;
        for (LedgerAccount a : accounts) {
            long delta = a.adjust(b -> b < flatFee ? b : b - flatFee);
            journal.add(a.iban() + " " + delta);
            sum += delta;
        }
        return sum;
    }

    public synchronized List<String> journal() {
        return List.copyOf(journal);
    }
}
// corpus: unseen9
