// book() writes under the account monitor, the getter cents() used by the reporting task reads without it.
// run: scan --only data-race
// expect: data-race field=Ledger$Account.cents
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

public class Ledger {

    static final class Account {
        private final String owner;
        private long cents;
        private int bookings;

        Account(String owner) {
            this.owner = owner;
        }

        synchronized void book(long amount) {
            cents += amount;
            bookings++;
        }

        synchronized int bookings() {
            return bookings;
        }

        long cents() {
            return cents;
        }

        String owner() {
            return owner;
        }
    }

    private final Map<String, Account> accounts = new ConcurrentHashMap<>();

    void book(String owner, long amount) {
        accounts.computeIfAbsent(owner, Account::new).book(amount);
    }

    long total() {
        long sum = 0;
        for (Account a : accounts.values()) {
            sum += a.cents();
        }
        return sum;
    }

    int bookings() {
        return accounts.values().stream().mapToInt(Account::bookings).sum();
    }

    public static void main(String[] args) throws InterruptedException {
        Ledger ledger = new Ledger();
        ExecutorService pool = Executors.newFixedThreadPool(3);
        for (String owner : new String[] {"anna", "bert"}) {
            pool.execute(() -> {
                for (int i = 0; i < 1000; i++) {
                    ledger.book(owner, 10);
                    ledger.book("house", -1);
                }
            });
        }
        pool.execute(() -> {
            for (int i = 0; i < 20; i++) {
                System.out.println("total now " + ledger.total());
            }
        });
        pool.shutdown();
        if (!pool.awaitTermination(1, TimeUnit.MINUTES)) {
            throw new IllegalStateException("still busy");
        }
        System.out.println(ledger.bookings() + " bookings");
    }
}
// corpus: unseen26
