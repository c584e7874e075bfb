// run: scan --library --only stale-value
// What is in a map that others have is shared as the map is; and taking away a fixed amount writes no constant.
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

public class LookedUpAmountBad {
    private final Map<String, Account> accounts = new ConcurrentHashMap<>();

    public void open(String id) { accounts.putIfAbsent(id, new Account()); }

    public void charge(String id) {
        Account account = accounts.get(id);
        if (account != null && account.balance() >= 10)
            account.withdraw(10); // expect: stale-value severity=medium
    }

    private Account find(String id) {
        Account account = accounts.get(id);
        if (account == null)
            throw new IllegalArgumentException(id);
        return account;
    }

    public void pay(String id, int amount) {
        Account account = find(id);
        if (account.balance() >= amount)
            account.withdraw(amount); // expect: stale-value severity=medium
    }

    public void any(List<Account> given, int amount) {
        for (Account account : given)
            if (account.balance() >= amount) {
                account.withdraw(amount); // expect: stale-value severity=medium
                return;
            }
    }
}

class Account {
    private int balance;

    synchronized int balance() { return balance; }

    synchronized void set(int value) { balance = value; }

    synchronized void withdraw(int amount) { balance -= amount; }
}
