// run: scan --only stale-value
// expect: stale-value method=AndConditionBad.pay line=here
// The stale read is one of several conditions.

public class AndConditionBad {
    static class Account {
        private int balance;
        synchronized int getBalance() { return balance; }
        synchronized void deposit(int n) { balance += n; }
        synchronized void withdraw(int n) { balance -= n; }
    }

    public boolean pay(Account a, int n, boolean allowed) {
        if (n > 0 && allowed && a.getBalance() - n >= 0) {
            a.withdraw(n); // <- here
            return true;
        }
        return false;
    }
}
