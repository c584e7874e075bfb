// run: scan --only lock-order
// expect: lock-order
// WithdrawWhenPossible awaits the condition of the account lock while it also holds the ledger lock; deposit needs the ledger lock before it can signal.
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

public class ConditionOtherLock {
    private final Lock ledger = new ReentrantLock();
    private final Lock account = new ReentrantLock();
    private final Condition funds = account.newCondition();
    private int balance;
    private int entries;

    void withdrawWhenPossible(int amount) throws InterruptedException {
        ledger.lock();
        try {
            account.lock();
            try {
                while (balance < amount) {
                    funds.await();
                }
                balance -= amount;
            } finally {
                account.unlock();
            }
            entries++;
        } finally {
            ledger.unlock();
        }
    }

    void deposit(int amount) {
        ledger.lock();
        try {
            entries++;
            account.lock();
            try {
                balance += amount;
                funds.signalAll();
            } finally {
                account.unlock();
            }
        } finally {
            ledger.unlock();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        ConditionOtherLock c = new ConditionOtherLock();
        Thread w = new Thread(() -> {
            try {
                c.withdrawWhenPossible(50);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        });
        w.start();
        c.deposit(20);
        c.deposit(40);
        w.join();
        System.out.println(c.balance);
    }
}
// corpus: unseen
