// run: scan --only atomicity,stale-value
// expect: none
// JCiP 6, an executor of one thread: its tasks never run at the same time.

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

public class SingleWorkerOk {
    static volatile int ticks;

    static void tick() {
        ticks = ticks + 1;
    }

    public static void main(String[] args) {
        ExecutorService pool = Executors.newSingleThreadExecutor();
        for (int i = 0; i < 10; i++)
            pool.execute(SingleWorkerOk::tick);
        pool.shutdown();
    }
}
// corpus: published
