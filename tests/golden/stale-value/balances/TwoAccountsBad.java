// run: scan --only stale-value
// expect: stale-value method=TwoAccountsBad.transfer line=here
// Locks of both accounts are used; the check concerns `from` only.

public class TwoAccountsBad {
    static class Account {
        private int balance;
        synchronized int getBalance() { return balance; }
        synchronized void deposit(int n) { balance += n; }
        synchronized void withdraw(int n) { balance -= n; }
    }

    public void transfer(Account from, Account to, int n) {
        if (from.getBalance() < n)
            return;
        to.deposit(n);
        from.withdraw(n); // <- here
    }
}
