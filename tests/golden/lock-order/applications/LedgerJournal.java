// book() opens ledger then journal, reconcile() opens journal then ledger through the try-with-resources wrapper (resources are acquired left to right); both run concurrently.
// run: scan --only lock-order --min-severity medium
// expect: lock-order
// corpus: unseen30
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.locks.ReentrantLock;

public class LedgerJournal {

    static final class CloseableLock implements AutoCloseable {
        private final ReentrantLock delegate = new ReentrantLock();

        CloseableLock open() {
            delegate.lock();
            return this;
        }

        @Override
        public void close() {
            delegate.unlock();
        }
    }

    private final CloseableLock ledger = new CloseableLock();
    private final CloseableLock journal = new CloseableLock();
    private final List<String> entries = new ArrayList<>();
    private long total;

    void book(String text, long amount) {
        try (CloseableLock l = ledger.open(); CloseableLock j = journal.open()) {
            total += amount;
            entries.add(text + "=" + amount);
        }
    }

    boolean reconcile() {
        try (CloseableLock j = journal.open(); CloseableLock l = ledger.open()) {
            long sum = 0;
            for (String entry : entries) {
                sum += Long.parseLong(entry.substring(entry.indexOf('=') + 1));
            }
            return sum == total;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        LedgerJournal books = new LedgerJournal();
        Thread clerk = new Thread(() -> {
            books.book("rent", -900);
            books.book("sales", 2300);
        });
        Thread auditor = new Thread(() -> System.out.println("consistent: " + books.reconcile()));
        clerk.start();
        Thread.sleep(150);
        auditor.start();
        clerk.join();
        auditor.join();
        System.out.println(books.reconcile());
    }
}
