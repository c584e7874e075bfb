// run: scan --only stale-value
// expect: none
// check and withdrawal are in one synchronized section
public class OneSectionCash {
    private final Object lock = new Object();
    private long cents;
    private long rejected;

    public void deposit(long n) {
        if (n < 0) throw new IllegalArgumentException();
        synchronized (lock) { cents += n; }
    }

    public boolean withdraw(long n) {
        boolean ok;
        synchronized (lock) {
            ok = cents >= n;
            if (ok) cents -= n;
            else rejected++;
        }
        if (!ok) System.err.println("rejected " + n);
        return ok;
    }

    public long rejected() { synchronized (lock) { return rejected; } }
}
// corpus: unseen
