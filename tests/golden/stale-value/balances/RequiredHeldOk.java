// run: scan --library --only stale-value
// expect: none
// Both under one lock.

public class RequiredHeldOk {
    private int balance;
    public synchronized void deposit(int n) { balance += n; }
    private synchronized void requireFunds(int n) { if (balance < n) throw new IllegalStateException("funds"); }
    private synchronized void withdraw(int n) { balance -= n; }
    public synchronized void pay(int n) { requireFunds(n); withdraw(n); }
}
