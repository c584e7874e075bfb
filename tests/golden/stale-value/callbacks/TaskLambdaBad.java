// run: scan --library --only stale-value
// A task that is given to an executor or a thread is run, many times at once if the method is called many times.
import java.util.concurrent.ExecutorService;

public class TaskLambdaBad {
    private final Account account;

    public TaskLambdaBad(Account account) { this.account = account; }

    public void later(ExecutorService pool) {
        pool.submit(() -> {
            int balance = account.balance();
            account.set(balance * 2); // expect: stale-value severity=high
        });
    }

    public void thread(int fee) {
        new Thread(() -> {
            if (account.balance() >= fee)
                account.withdraw(fee); // expect: stale-value severity=medium
        }).start();
    }
}

class Account {
    private int balance;

    synchronized int balance() { return balance; }

    synchronized void set(int value) { balance = value; }

    synchronized void withdraw(int amount) { balance -= amount; }
}
