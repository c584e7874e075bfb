// run: scan --only stale-value
// expect: stale-value method=SingleWorkerBad.tick line=here
// JCiP 6, an executor of one thread: its tasks never run at the same time.

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

public class SingleWorkerBad {
    static volatile int ticks;

    static void tick() {
        ticks = ticks + 1; // <- here
    }

    public static void main(String[] args) {
        ExecutorService pool = Executors.newCachedThreadPool();
        for (int i = 0; i < 10; i++)
            pool.execute(SingleWorkerBad::tick);
        pool.shutdown();
    }
}
// corpus: published
