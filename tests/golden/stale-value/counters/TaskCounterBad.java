// run: scan --only stale-value
// expect: stale-value method=TaskCounterBad.run line=here severity=low
// Nobody is seen to run one task in two threads; most likely nobody does, and others only read the count.

public class TaskCounterBad implements Runnable {
    private volatile int done;

    public void run() {
        for (int i = 0; i < 100; i++)
            done++; // <- here
    }

    public int done() { return done; }
}
