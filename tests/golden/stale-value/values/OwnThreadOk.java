// run: scan --library --only stale-value
// expect: none
// a thread that the constructor makes: one writer for each object
public class OwnThreadOk {
    private volatile long ticks;
    private final Thread t = new Thread(this::loop);
    public OwnThreadOk() {
        t.setDaemon(true);
    }
    public void start() {
        t.start();
    }
    private void loop() {
        while (!Thread.currentThread().isInterrupted()) ticks = ticks + 1;
    }
    public long ticks() {
        return ticks;
    }
}