// run: scan --library --only stale-value
// expect: none
// a task that the constructor gives away once: it never runs twice at a time
import java.util.concurrent.*;
public class OwnScheduledOk {
    private volatile long ticks;
    private final ScheduledExecutorService s = Executors.newScheduledThreadPool(2);
    public OwnScheduledOk() {
        s.scheduleAtFixedRate(this::tick, 1, 1, TimeUnit.SECONDS);
    }
    private void tick() {
        ticks++;
    }
    public long ticks() {
        return ticks;
    }
}
