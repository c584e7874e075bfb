// run: scan --library --only stale-value
// One stage looks at the elements, the next one changes those that passed.
import java.util.List;

public class ChosenElementBad {
    public static class Account {
        private int balance;

        public synchronized int balance() { return balance; }

        public synchronized void withdraw(int amount) { balance -= amount; }

        public synchronized boolean isRich() { return balance > 100; }

        public synchronized void tax() { balance -= 10; }
    }

    public void charge(List<Account> accounts, int fee) {
        accounts.stream().filter(account -> account.balance() >= fee).forEach(account -> account.withdraw(fee)); // expect: stale-value
    }

    public void tax(List<Account> accounts) {
        accounts.stream().filter(Account::isRich).forEach(Account::tax); // expect: stale-value
    }
}
