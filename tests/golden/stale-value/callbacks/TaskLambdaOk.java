// run: scan --library --only stale-value
// expect: none
import java.util.concurrent.ExecutorService;

public class TaskLambdaOk {
    private final Account account;

    public TaskLambdaOk(Account account) { this.account = account; }

    public void later(ExecutorService pool) {
        pool.submit(() -> {
            synchronized (account) {
                account.set(account.balance() * 2);
            }
        });
    }
}

class Account {
    private int balance;

    synchronized int balance() { return balance; }

    synchronized void set(int value) { balance = value; }

    synchronized void withdraw(int amount) { balance -= amount; }
}
