// run: scan --only stale-value
// expect: stale-value method=EventLoopBad.add line=here
// Who calls it is not looked at.

public class EventLoopBad {
    public interface Loop {
        boolean inEventLoop();
    }

    private final Loop loop;
    private volatile int pending;

    public EventLoopBad(Loop loop) { this.loop = loop; }

    public void add() {
        pending++; // <- here
    }
}
