// run: scan --library --only stale-value
// A lambda that runs here and now is handed what is in a list of others, or captures an object that came from outside.
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

public class HandedElementBad {
    private final Map<String, Account> accounts = new ConcurrentHashMap<>();

    public void open(String id) { accounts.putIfAbsent(id, new Account()); }

    public void all(int fee) {
        accounts.values().forEach(account -> {
            if (account.balance() >= fee)
                account.withdraw(fee); // expect: stale-value
        });
    }

    public void some(List<Account> given, int fee) {
        given.stream().filter(account -> account != null).forEach(account -> {
            int balance = account.balance();
            account.set(balance - fee); // expect: stale-value
        });
    }

    public void sum(List<Integer> fees, Account account) {
        fees.forEach(fee -> {
            if (account.balance() >= fee)
                account.withdraw(fee); // expect: stale-value
        });
    }

    public void charge(Account account) {
        if (account.balance() > 3)
            account.withdraw(3); // expect: stale-value severity=medium
    }

    public void chargeAll(List<Account> given) { given.forEach(this::charge); }
}

class Account {
    private int balance;

    synchronized int balance() { return balance; }

    synchronized void set(int value) { balance = value; }

    synchronized void withdraw(int amount) { balance -= amount; }
}
