// PostedCount() reads without the lock that post() holds while incrementing, main calls it while tellers run.
// run: scan --only data-race
// expect: data-race field=PaymentLedger.postedCount
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

public class PaymentLedger {
    record Entry(String account, long cents) {}

    private final Object lock = new Object();
    private final Map<String, Long> balances = new HashMap<>();
    private final List<Entry> journal = new ArrayList<>();
    private long postedCount;

    void post(String from, String to, long cents) {
        if (cents <= 0) {
            throw new IllegalArgumentException("amount must be positive");
        }
        synchronized (lock) {
            apply(from, -cents);
            apply(to, cents);
            postedCount++;
        }
    }

    private void apply(String account, long delta) {
        balances.merge(account, delta, Long::sum);
        journal.add(new Entry(account, delta));
    }

    long balance(String account) {
        synchronized (lock) {
            return balances.getOrDefault(account, 0L);
        }
    }

    int journalSize() {
        synchronized (lock) {
            return journal.size();
        }
    }

    long postedCount() {
        return postedCount;
    }

    static class Teller extends Thread {
        private final PaymentLedger ledger;
        private final String merchant;

        Teller(PaymentLedger ledger, String merchant) {
            super("teller-" + merchant);
            this.ledger = ledger;
            this.merchant = merchant;
        }

        @Override
        public void run() {
            for (int i = 1; i <= 500; i++) {
                ledger.post("customers", merchant, i);
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        PaymentLedger ledger = new PaymentLedger();
        List<Teller> tellers = new ArrayList<>();
        for (String m : List.of("books", "toys", "garden")) {
            tellers.add(new Teller(ledger, m));
        }
        tellers.forEach(Thread::start);
        for (int i = 0; i < 5; i++) {
            System.out.println("progress " + ledger.postedCount() + " journal " + ledger.journalSize());
            Thread.sleep(2);
        }
        for (Teller t : tellers) {
            t.join();
        }
        System.out.println("customers " + ledger.balance("customers"));
    }
}
// corpus: unseen27
