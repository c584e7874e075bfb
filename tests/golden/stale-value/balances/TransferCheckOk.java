// run: scan --only stale-value
// expect: none
// Check and withdrawal are one synchronized method of the account.

public class TransferCheckOk {
    static class Account {
        private int balance;
        synchronized int getBalance() { return balance; }
        synchronized boolean tryWithdraw(int n) {
            if (balance < n)
                return false;
            balance -= n;
            return true;
        }
    }

    public boolean pay(Account a, int n) {
        return a.tryWithdraw(n);
    }
}
