// run: scan --only stale-value
// expect: stale-value method=ContestPiperBad.fill line=here
// ConTest Piper: the plane is full, the thread waits, and does not look again.

public class ContestPiperBad {
    private static final int SEATS = 2;
    private final String[] seats = new String[SEATS];
    private int taken;

    public synchronized void fill(String name) throws InterruptedException {
        int at = taken;
        if (taken == SEATS)
            wait();
        seats[at] = name; // <- here
        taken = at + 1;
    }

    public synchronized void empty() {
        taken = 0;
        notifyAll();
    }
}
// corpus: published
