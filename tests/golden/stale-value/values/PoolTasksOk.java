// run: scan --only stale-value
// expect: none
// Program mode: the tasks only read, main alone writes.
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

public class PoolTasksOk {
    private static volatile int done;

    private static void show() {
        System.out.println(done);
    }

    public static void main(String[] args) {
        ExecutorService pool = Executors.newFixedThreadPool(4);
        for (String s : args) {
            pool.submit(PoolTasksOk::show);
            done++;
        }
        pool.shutdown();
    }
}
