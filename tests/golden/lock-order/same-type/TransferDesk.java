// run: scan --only lock-order
// expect: lock-order
// transfer locks from then to in argument order; main starts opposite transfers
import java.util.concurrent.locks.ReentrantLock;

public class TransferDesk {
    static final class Account {
        private final ReentrantLock lock = new ReentrantLock();
        private final String owner;
        private long cents;

        Account(String owner, long cents) {
            this.owner = owner;
            this.cents = cents;
        }
    }

    static boolean transfer(Account from, Account to, long amount) {
        from.lock.lock();
        try {
            if (from.cents < amount) {
                return false;
            }
            to.lock.lock();
            try {
                from.cents -= amount;
                to.cents += amount;
                return true;
            } finally {
                to.lock.unlock();
            }
        } finally {
            from.lock.unlock();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Account ann = new Account("ann", 10_000);
        Account bob = new Account("bob", 10_000);
        Thread t1 = new Thread(() -> {
            for (int i = 0; i < 5000; i++) {
                transfer(ann, bob, 3);
            }
        });
        Thread t2 = new Thread(() -> {
            for (int i = 0; i < 5000; i++) {
                transfer(bob, ann, 2);
            }
        });
        t1.start();
        t2.start();
        t1.join();
        t2.join();
        System.out.println(ann.owner + " " + ann.cents + ", " + bob.owner + " " + bob.cents);
    }
}
// corpus: unseen21
