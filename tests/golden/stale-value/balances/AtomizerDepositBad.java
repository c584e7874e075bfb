// run: scan --only stale-value
// expect: stale-value method=AtomizerDepositBad.deposit line=here
// Flanagan and Qadeer, A type and effect system for atomicity: deposit by read and update.

public class AtomizerDepositBad {
    private int balance;

    private synchronized int read() { return balance; }

    private synchronized void update(int n) { balance = n; }

    public int deposit(int n) {
        int r = read();
        update(r + n); // <- here
        return r;
    }
}
// corpus: published
