// run: scan --library --only stale-value
// expect: none
// every get-then-set on the ledger runs inside synchronized (ledger), the same monitor its methods use, so both are one step
import java.util.HashMap;
import java.util.Map;

public class MonthClosing {
    public static class Ledger {
        private final Map<String, Long> balances = new HashMap<>();

        public synchronized long get(String account) {
            return balances.getOrDefault(account, 0L);
        }

        public synchronized void set(String account, long cents) {
            balances.put(account, cents);
        }
    }

    private final Ledger ledger;
    private final int interestPercent;

    public MonthClosing(Ledger ledger, int interestPercent) {
        this.ledger = ledger;
        this.interestPercent = interestPercent;
    }

    public void post(String account, long cents) {
        synchronized (ledger) {
            ledger.set(account, ledger.get(account) + cents);
        }
    }

    public boolean transfer(String from, String to, long cents) {
        synchronized (ledger) {
            if (ledger.get(from) < cents) {
                return false;
            }
            post(from, -cents);
            post(to, cents);
            return true;
        }
    }

    public void addInterest(String account) {
        synchronized (ledger) {
            long before = ledger.get(account);
            if (before > 0) {
                ledger.set(account, before + before * interestPercent / 100);
            }
        }
    }
}
// corpus: unseen17
