// run: scan --library --only stale-value
// expect: stale-value
// each start makes another thread
public class NewThreadEachStartBad {
    private volatile long ticks;
    private Thread t;
    public void start() {
        t = new Thread(this::loop);
        t.start();
    }
    private void loop() {
        while (!Thread.currentThread().isInterrupted()) ticks = ticks + 1;
    }
    public long ticks() {
        return ticks;
    }
}
