// run: scan --only stale-value
// expect: none
// Each object has an executor of one thread, but the counter is of all.

import java.util.*;
import java.util.concurrent.*;
public class FN_WorkerEach {
    private final ExecutorService clock = Executors.newSingleThreadExecutor();
    private static volatile long ticks;
    void tick() { clock.execute(() -> ticks++); }
    public static void main(String[] a) throws Exception {
        List<FN_WorkerEach> all = new ArrayList<>();
        for (int i = 0; i < 4; i++) all.add(new FN_WorkerEach());
        for (FN_WorkerEach c : all) for (int i = 0; i < 1000; i++) c.tick();
        for (FN_WorkerEach c : all) c.clock.shutdown();
    }
}
