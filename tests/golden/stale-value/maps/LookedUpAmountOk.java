// run: scan --library --only stale-value
// expect: none
// Held from the look to the change, or of an account that nobody else has.
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

public class LookedUpAmountOk {
    private final Map<String, Account> accounts = new ConcurrentHashMap<>();

    public void open(String id) { accounts.putIfAbsent(id, new Account()); }

    public void charge(String id) {
        Account account = accounts.get(id);
        if (account == null)
            return;
        synchronized (account) {
            if (account.balance() >= 10)
                account.withdraw(10);
        }
    }

    public int trial(int amount) {
        Account account = new Account();
        account.set(100);
        if (account.balance() >= amount)
            account.withdraw(amount);
        return account.balance();
    }
}

class Account {
    private int balance;

    synchronized int balance() { return balance; }

    synchronized void set(int value) { balance = value; }

    synchronized void withdraw(int amount) { balance -= amount; }
}
