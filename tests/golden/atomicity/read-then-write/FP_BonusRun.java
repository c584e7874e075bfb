// run: scan --only atomicity
// expect: atomicity
// the amount is added in one step (apply); the following touch is an independent counter of the same ledger
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.LongUnaryOperator;

public class FP_BonusRun {
    static class BonusLedger {
        private long balance;
        private int touches;

        synchronized void apply(LongUnaryOperator change) {
            balance = change.applyAsLong(balance);
        }

        synchronized void touch() {
            touches++;
        }

        @Override
        public synchronized String toString() {
            return balance + "/" + touches;
        }
    }

    abstract static class Batch {
        private final Lock runLock = new ReentrantLock();
        protected final BonusLedger ledger;
        private int posted;

        Batch(BonusLedger ledger) {
            this.ledger = ledger;
        }

        abstract void post(long amount);

        final int execute(int n) {
            for (int i = 0; i < n; i++) {
                runLock.lock();
                try {
                    post(1 + i % 7);
                    ledger.touch();
                    posted++;
                } finally {
                    runLock.unlock();
                }
            }
            runLock.lock();
            try {
                return posted;
            } finally {
                runLock.unlock();
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        BonusLedger ledger = new BonusLedger();
        Batch up = new Batch(ledger) {
            @Override
            void post(long amount) {
                ledger.apply(b -> b + amount);
            }
        };
        Batch down = new Batch(ledger) {
            @Override
            void post(long amount) {
                ledger.apply(b -> b - amount);
            }
        };
        Thread a = new Thread(() -> up.execute(30_000));
        Thread b = new Thread(() -> down.execute(30_000));
        a.start();
        b.start();
        a.join();
        b.join();
        System.out.println(ledger);
    }
}
// corpus: unseen20
