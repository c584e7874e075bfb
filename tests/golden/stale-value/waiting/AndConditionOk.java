// run: scan --only stale-value
// expect: none

public class AndConditionOk {
    static class Account {
        private int balance;
        synchronized int getBalance() { return balance; }
        synchronized void deposit(int n) { balance += n; }
        synchronized void withdraw(int n) { balance -= n; }
    }

    public boolean pay(Account a, int n, boolean allowed) {
        if (n <= 0 || !allowed)
            return false;
        synchronized (a) {
            if (a.getBalance() - n >= 0) {
                a.withdraw(n);
                return true;
            }
        }
        return false;
    }
}
