// run: scan --only atomicity --library
// expect: atomicity
// Clearing.settle runs in clearing.withLock and calls ledger.read and ledger.write, each a withLock of the shared Ledger; a direct ledger.write between is overwritten.
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Supplier;

public class LedgerWithLock {
    private static <T> T withLock(Lock l, Supplier<T> body) {
        l.lock();
        try {
            return body.get();
        } finally {
            l.unlock();
        }
    }

    public static class Ledger {
        private final Lock lock = new ReentrantLock();
        private final Map<String, Long> lines = new HashMap<>();

        public long read(String k) {
            return withLock(lock, () -> lines.getOrDefault(k, 0L));
        }

        public void write(String k, long v) {
            withLock(lock, () -> lines.put(k, v));
        }
    }

    public static class Clearing {
        private final Lock lock = new ReentrantLock();
        private final Ledger ledger;
        private int settled;

        public Clearing(Ledger ledger) {
            this.ledger = ledger;
        }

        public int settle(String debtor, String creditor, long amount) {
            return withLock(lock, () -> {
                ledger.write(debtor, ledger.read(debtor) - amount);
                ledger.write(creditor, ledger.read(creditor) + amount);
                return ++settled;
            });
        }
    }
}
// corpus: unseen
