// run: scan --only stale-value
// expect: stale-value method=TransferCheckBad.pay line=here severity=medium
// The balance may have fallen between the check and the withdrawal.

public class TransferCheckBad {
    static class Account {
        private int balance;
        synchronized int getBalance() { return balance; }
        synchronized void deposit(int n) { balance += n; }
        synchronized void withdraw(int n) { balance -= n; }
    }

    public boolean pay(Account a, int n) {
        if (a.getBalance() >= n) {
            a.withdraw(n); // <- here
            return true;
        }
        return false;
    }
}
