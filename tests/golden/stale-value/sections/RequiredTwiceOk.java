// run: scan --library --only stale-value
// expect: none
// Throws again, under the lock of the change: an exception either way.

public class RequiredTwiceOk {
    private int balance;
    public synchronized void deposit(int n) { balance += n; }
    private synchronized void requireFunds(int n) { if (balance < n) throw new IllegalStateException("funds"); }
    private synchronized void withdraw(int n) { if (balance < n) throw new IllegalStateException("funds"); balance -= n; }
    public void pay(int n) { requireFunds(n); System.out.println(n); withdraw(n); }
}
