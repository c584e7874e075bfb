// run: scan --only stale-value
// expect: stale-value method=WorkerEach.lambda$tick$0 line=here
// Each object has an executor of one thread, but the counter is of all.

import java.util.*;
import java.util.concurrent.*;
public class WorkerEach {
    private final ExecutorService clock = Executors.newSingleThreadExecutor();
    private static volatile long ticks;
    void tick() { clock.execute(() -> ticks++); } // <- here
    public static void main(String[] a) throws Exception {
        List<WorkerEach> all = new ArrayList<>();
        for (int i = 0; i < 4; i++) all.add(new WorkerEach());
        for (WorkerEach c : all) for (int i = 0; i < 1000; i++) c.tick();
        for (WorkerEach c : all) c.clock.shutdown();
    }
}
