// run: scan --only atomicity,stale-value
// expect: none
// Flanagan and Qadeer, A type and effect system for atomicity: deposit by read and update.

public class AtomizerDepositOk {
    private int balance;

    private synchronized int read() { return balance; }

    private synchronized void update(int n) { balance = n; }

    public int deposit(int n) {
        synchronized (this) {
            int r = balance;
            balance = r + n;
            return r;
        }
    }
}
// corpus: published
