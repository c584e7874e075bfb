// run: scan --library --only stale-value
// expect: stale-value
// A method that throws unless there is enough has looked before.

public class RequiredBad {
    private int balance;
    public synchronized void deposit(int n) { balance += n; }
    private synchronized void requireFunds(int n) { if (balance < n) throw new IllegalStateException("funds"); }
    private synchronized void withdraw(int n) { balance -= n; }
    public void pay(int n) { requireFunds(n); withdraw(n); }
}
