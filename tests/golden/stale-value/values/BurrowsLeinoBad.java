// run: scan --only stale-value
// expect: stale-value method=BurrowsLeinoBad.tick line=here
// Burrows and Leino, Finding stale-value errors in concurrent programs: a local outlives the lock it was read under.

public class BurrowsLeinoBad {
    private int clock;
    private int drift;

    public int tick(boolean fast) {
        int t;
        synchronized (this) {
            t = clock;
            if (fast)
                t += drift;
        }
        System.out.println("tick " + t); // only looked at: no harm
        synchronized (this) {
            clock = t + 1; // <- here
            return clock;
        }
    }

    public synchronized void drift(int d) { drift = d; }
}
// corpus: published
