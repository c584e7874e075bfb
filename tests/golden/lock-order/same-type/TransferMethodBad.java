// run: scan --only lock-order
// expect: lock-order locks=TransferMethodBad$Account,TransferMethodBad$Account
// An account's own synchronized method locks the other account (Java Concurrency in Practice, listing 10.2).
public class TransferMethodBad {
    static class Account {
        private int balance;
        synchronized void transfer(Account to, int n) {
            balance -= n;
            to.deposit(n);
        }
        synchronized void deposit(int n) { balance += n; }
    }

    public static void main(String[] args) {
        Account a = new Account(), b = new Account();
        new Thread(() -> {
            for (int i = 0; i < 100000; i++) { a.transfer(b, 1); }
        }).start();
        new Thread(() -> {
            for (int i = 0; i < 100000; i++) { b.transfer(a, 1); }
        }).start();
    }
}
