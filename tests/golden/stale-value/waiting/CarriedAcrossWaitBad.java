// run: scan --only stale-value
// expect: stale-value method=CarriedAcrossWaitBad.pause line=here
// wait gives the lock up: what was read before it is old after it.
public class CarriedAcrossWaitBad {
    private int turns;

    public synchronized void pause() throws InterruptedException {
        int t = turns;
        wait(100);
        turns = t + 1; // <- here
    }

    public synchronized void turn() { turns++; notifyAll(); }
}
