// run: scan --only atomicity,stale-value
// expect: none
// Burrows and Leino, Finding stale-value errors in concurrent programs: a local outlives the lock it was read under.

public class BurrowsLeinoOk {
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
            clock = clock + 1;
            return clock;
        }
    }

    public synchronized void drift(int d) { drift = d; }
}
// corpus: published
