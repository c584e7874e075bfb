// run: scan --only stale-value
// expect: stale-value
// Two executors of one thread each run it.

import java.util.concurrent.*;
public class WorkersTwoBad {
    private final ScheduledExecutorService slow = Executors.newSingleThreadScheduledExecutor();
    private final ScheduledExecutorService fast = Executors.newSingleThreadScheduledExecutor();
    private volatile long ticks;
    void start() {
        slow.scheduleAtFixedRate(this::tick, 0, 1, TimeUnit.MILLISECONDS);
        fast.scheduleAtFixedRate(this::tick, 0, 1, TimeUnit.MICROSECONDS);
    }
    private void tick() { ticks++; }
    long ticks() { return ticks; }
    public static void main(String[] a) throws Exception {
        WorkersTwoBad c = new WorkersTwoBad();
        c.start();
        Thread.sleep(50);
        System.out.println(c.ticks());
        c.slow.shutdown(); c.fast.shutdown();
    }
}
