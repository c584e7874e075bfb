// run: scan --only stale-value
// expect: stale-value
// The common pool runs it, too.

import java.util.concurrent.*;
public class WorkerAndPoolBad {
    private final ScheduledExecutorService clock = Executors.newSingleThreadScheduledExecutor();
    private volatile long ticks;
    void start() { clock.scheduleAtFixedRate(this::tick, 0, 1, TimeUnit.MILLISECONDS); }
    private void tick() { ticks++; }
    void kick() { CompletableFuture.runAsync(this::tick); }
    public static void main(String[] a) throws Exception {
        WorkerAndPoolBad c = new WorkerAndPoolBad();
        c.start(); c.kick();
        Thread.sleep(50);
        System.out.println(c.ticks);
        c.clock.shutdown();
    }
}
