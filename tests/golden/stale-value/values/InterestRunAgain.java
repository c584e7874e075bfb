// run: scan --only stale-value
// expect: stale-value
// credit reads the balance under the lock, gives it back for the calculation and writes the sum under the lock taken again
import java.util.concurrent.locks.ReentrantLock;

public class InterestRunAgain {
    static final class Saving {
        private final ReentrantLock lock = new ReentrantLock();
        private long cents;

        private long interest(long base, int permille) {
            return base * permille / 1000;
        }

        void credit(int permille) {
            long base;
            lock.lock();
            try {
                base = cents;
            } finally {
                lock.unlock();
            }
            long sum = base + interest(base, permille);
            lock.lock();
            try {
                cents = sum;
            } finally {
                lock.unlock();
            }
        }

        void deposit(long amount) {
            lock.lock();
            try {
                cents += amount;
            } finally {
                lock.unlock();
            }
        }

        long cents() {
            lock.lock();
            try {
                return cents;
            } finally {
                lock.unlock();
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Saving s = new Saving();
        Thread payer = new Thread(() -> {
            for (int i = 0; i < 20_000; i++) {
                s.deposit(1);
            }
        });
        Thread bank = new Thread(() -> {
            for (int i = 0; i < 20_000; i++) {
                s.credit(0);
            }
        });
        payer.start();
        bank.start();
        payer.join();
        bank.join();
        System.out.println(s.cents() + " of 20000");
    }
}
// corpus: unseen14
