// run: scan --library --only stale-value
// expect: none
// The one that changes them looks again; or they have just been made.
import java.util.List;
import java.util.stream.Stream;

public class ChosenElementOk {
    public static class Account {
        private int balance;

        public synchronized int balance() { return balance; }

        public synchronized void tryWithdraw(int amount) {
            if (balance >= amount)
                balance -= amount;
        }

        public synchronized void withdraw(int amount) { balance -= amount; }
    }

    public void charge(List<Account> accounts, int fee) {
        accounts.stream().filter(account -> account.balance() >= fee).forEach(account -> account.tryWithdraw(fee));
    }

    public void trial(int fee) {
        Stream.of(new Account(), new Account()).filter(account -> account.balance() >= fee).forEach(account -> account.withdraw(fee));
    }
}
