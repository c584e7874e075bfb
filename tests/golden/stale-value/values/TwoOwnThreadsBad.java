// run: scan --library --only stale-value
// expect: stale-value
// two threads for each object
public class TwoOwnThreadsBad {
    private volatile long ticks;
    private final Thread t = new Thread(this::loop), u = new Thread(this::loop);
    public void start() {
        t.start();
        u.start();
    }
    private void loop() {
        while (!Thread.currentThread().isInterrupted()) ticks = ticks + 1;
    }
    public long ticks() {
        return ticks;
    }
}
