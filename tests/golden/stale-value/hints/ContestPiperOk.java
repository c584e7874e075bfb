// run: scan --only atomicity,stale-value
// expect: none
// ConTest Piper: the plane is full, the thread waits, and does not look again.

public class ContestPiperOk {
    private static final int SEATS = 2;
    private final String[] seats = new String[SEATS];
    private int taken;

    public synchronized void fill(String name) throws InterruptedException {
        int at = taken;
        while (taken == SEATS)
            wait();
        seats[taken] = name;
        taken = taken + 1;
    }

    public synchronized void empty() {
        taken = 0;
        notifyAll();
    }
}
// corpus: published
