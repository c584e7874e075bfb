// run: scan --only atomicity
// expect: atomicity
// post() reads the ledger's balance and sets the sum back in a second step; the fee run works on the same ledger under another lock
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

public class PayrollRun {
    static class Ledger {
        private long balance;

        synchronized long balance() {
            return balance;
        }

        synchronized void setBalance(long value) {
            balance = value;
        }
    }

    abstract static class BatchRun {
        private final Lock runLock = new ReentrantLock();
        protected final Ledger ledger;
        private int posted;

        BatchRun(Ledger ledger) {
            this.ledger = ledger;
        }

        abstract void post(long amount);

        final void execute(int n) {
            for (int i = 0; i < n; i++) {
                runLock.lock();
                try {
                    post(1 + i % 7);
                    posted++;
                } finally {
                    runLock.unlock();
                }
            }
        }
    }

    static final class SalaryRun extends BatchRun {
        SalaryRun(Ledger ledger) {
            super(ledger);
        }

        @Override
        void post(long amount) {
            long before = ledger.balance();
            ledger.setBalance(before + amount);
        }
    }

    static final class FeeRun extends BatchRun {
        FeeRun(Ledger ledger) {
            super(ledger);
        }

        @Override
        void post(long amount) {
            ledger.setBalance(ledger.balance() - amount);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Ledger ledger = new Ledger();
        BatchRun salary = new SalaryRun(ledger);
        BatchRun fee = new FeeRun(ledger);
        Thread a = new Thread(() -> salary.execute(50_000));
        Thread b = new Thread(() -> fee.execute(50_000));
        a.start();
        b.start();
        a.join();
        b.join();
        System.out.println(ledger.balance());
    }
}
// corpus: unseen20
