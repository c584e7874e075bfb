// run: scan --only stale-value
// expect: none
// Runs in one thread only, as it checks.

public class EventLoopOk {
    public interface Loop {
        boolean inEventLoop();
    }

    private final Loop loop;
    private volatile int pending;

    public EventLoopOk(Loop loop) { this.loop = loop; }

    public void add() {
        if (!loop.inEventLoop())
            throw new IllegalStateException();
        pending++;
    }
}
