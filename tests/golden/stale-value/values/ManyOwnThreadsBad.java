// run: scan --library --only stale-value
// expect: stale-value
// as many threads as are asked for
public class ManyOwnThreadsBad {
    private volatile long ticks;
    public ManyOwnThreadsBad(int n) {
        for (int i = 0; i < n; i++) new Thread(this::loop).start();
    }
    private void loop() {
        while (!Thread.currentThread().isInterrupted()) ticks = ticks + 1;
    }
    public long ticks() {
        return ticks;
    }
}
