// Spin lock by AtomicBoolean compareAndSet/set(false) around every access.
// run: scan --only data-race
// expect: none
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;

public class SpotLedger {
    static final class BusyLock {
        private final AtomicBoolean held = new AtomicBoolean();

        void lock() {
            while (!held.compareAndSet(false, true)) {
                Thread.onSpinWait();
            }
        }

        void unlock() {
            held.set(false);
        }
    }

    private final BusyLock lock = new BusyLock();
    private final List<Long> entries = new ArrayList<>();
    private long balance;
    private long lowest;

    void book(long cents) {
        lock.lock();
        try {
            entries.add(cents);
            balance += cents;
            lowest = Math.min(lowest, balance);
        } finally {
            lock.unlock();
        }
    }

    long balance() {
        lock.lock();
        try {
            return balance;
        } finally {
            lock.unlock();
        }
    }

    String close() {
        lock.lock();
        try {
            return entries.size() + " entries, balance " + balance + ", dipped " + (lowest <= 0);
        } finally {
            lock.unlock();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        SpotLedger ledger = new SpotLedger();
        Thread sales = new Thread(() -> {
            for (int i = 0; i < 300; i++) {
                ledger.book(50 + i);
            }
        }, "sales");
        Thread refunds = new Thread(() -> {
            for (int i = 0; i < 300; i++) {
                ledger.book(-20 - i % 30);
            }
        }, "refunds");
        sales.start();
        refunds.start();
        for (int i = 0; i < 3; i++) {
            System.out.println("balance seen " + (ledger.balance() != Long.MIN_VALUE));
        }
        System.out.println(ledger.close().endsWith("true"));
        sales.join();
        refunds.join();
        System.out.println(ledger.close());
    }
}
// corpus: unseen27
