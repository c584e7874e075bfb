// run: scan --only lock-order
// expect: none
// All threads transfer from the same account to the same other one.
public class TransferOneWayOk {
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
            for (int i = 0; i < 100000; i++) { a.transfer(b, 2); }
        }).start();
    }
}
