// run: scan --only atomicity
// expect: none
// the lock taken twice inside is the context itself (re-entrant)
public class SameLockReentrant {
    private int balance;
    private int holds;

    public synchronized void hold(int n) {
        if (available() >= n) {
            addHold(n);
        }
    }

    public synchronized int available() {
        return balance - holds;
    }

    private synchronized void addHold(int n) {
        holds += n;
    }

    public synchronized void deposit(int n) {
        balance += n;
    }
}
// corpus: unseen
