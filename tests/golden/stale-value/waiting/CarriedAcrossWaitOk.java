// run: scan --only stale-value
// expect: none
// Read after the wait.
public class CarriedAcrossWaitOk {
    private int turns;

    public synchronized void pause() throws InterruptedException {
        System.out.println(turns);
        wait(100);
        int t = turns;
        turns = t + 1;
    }

    public synchronized void turn() { turns++; notifyAll(); }
}
