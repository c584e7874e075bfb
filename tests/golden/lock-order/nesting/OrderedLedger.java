// run: scan --only lock-order
// expect: none
// The two accounts are always locked in order of their unique id.
import java.util.concurrent.atomic.AtomicLong;

public class OrderedLedger {
    static final class Account {
        private static final AtomicLong NEXT = new AtomicLong();
        final long id = NEXT.getAndIncrement();
        private long cents;

        Account(long cents) {
            this.cents = cents;
        }
    }

    static void transfer(Account from, Account to, long cents) {
        if (from == to) {
            return;
        }
        Account first = from.id < to.id ? from : to;
        Account second = from.id < to.id ? to : from;
        synchronized (first) {
            synchronized (second) {
                if (from.cents >= cents) {
                    from.cents -= cents;
                    to.cents += cents;
                }
            }
        }
    }

    public static void main(String[] args) throws Exception {
        Account a = new Account(1000);
        Account b = new Account(1000);
        Thread x = new Thread(() -> {
            for (int i = 0; i < 100; i++) {
                transfer(a, b, 3);
            }
        });
        Thread y = new Thread(() -> {
            for (int i = 0; i < 100; i++) {
                transfer(b, a, 5);
            }
        });
        x.start();
        y.start();
        x.join();
        y.join();
        System.out.println(a.cents + b.cents);
    }
}
// corpus: unseen
