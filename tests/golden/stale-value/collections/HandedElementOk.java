// run: scan --library --only stale-value
// expect: none
// What the lambda captures, or is handed, was made here; or its lock is held.
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

public class HandedElementOk {
    public int tried(List<Integer> fees) {
        Account account = new Account();
        account.set(100);
        fees.forEach(fee -> {
            if (account.balance() >= fee)
                account.withdraw(fee);
        });
        return account.balance();
    }

    public int made(int n) {
        return IntStream.range(0, n).mapToObj(i -> new Account()).peek(account -> {
            if (account.balance() < 5)
                account.set(account.balance() + 5);
        }).mapToInt(Account::balance).sum();
    }

    public void held(List<Account> given, int fee) {
        given.forEach(account -> {
            synchronized (account) {
                if (account.balance() >= fee)
                    account.withdraw(fee);
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
