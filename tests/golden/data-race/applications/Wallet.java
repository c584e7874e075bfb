// Helpers without lock are called only with the lock held or from the constructor before publication; the last read follows a successful awaitTermination (ordered in ThreadPoolExecutor by its main lock).
// run: scan --only data-race
// expect: none
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;

public class Wallet {
    private final ReentrantLock lock = new ReentrantLock();
    private final List<String> history = new ArrayList<>();
    private long cents;

    Wallet(long opening) {
        apply("opening", opening);
    }

    private void apply(String text, long amount) {
        cents += amount;
        history.add(text + " " + amount);
    }

    private boolean covered(long amount) {
        return cents >= amount;
    }

    void topUp(long amount) {
        lock.lock();
        try {
            apply("top-up", amount);
        } finally {
            lock.unlock();
        }
    }

    boolean pay(long amount) {
        if (!lock.tryLock()) {
            lock.lock();
        }
        try {
            if (!covered(amount)) {
                return false;
            }
            apply("pay", -amount);
            return true;
        } finally {
            lock.unlock();
        }
    }

    List<String> history() {
        lock.lock();
        try {
            return new ArrayList<>(history);
        } finally {
            lock.unlock();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Wallet wallet = new Wallet(1000);
        ExecutorService pool = Executors.newFixedThreadPool(3);
        pool.execute(() -> {
            for (int i = 0; i < 100; i++) {
                wallet.topUp(7);
            }
        });
        for (int p = 0; p < 2; p++) {
            pool.execute(() -> {
                for (int i = 0; i < 100; i++) {
                    wallet.pay(11);
                }
                System.out.println("events " + wallet.history().size());
            });
        }
        pool.shutdown();
        if (!pool.awaitTermination(1, TimeUnit.MINUTES)) {
            throw new IllegalStateException("payments pending");
        }
        System.out.println("balance " + wallet.cents);
    }
}
// corpus: unseen26
