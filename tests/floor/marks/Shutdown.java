// shutdown and awaitTermination without a limit that matters: after it no task runs.
import java.util.concurrent.*;
class Shutdown {
    static int n;
    static void task() { n++; } // @task parallel: task, parallel: while, not parallel: done
    public static void main(String[] args) throws InterruptedException {
        ExecutorService pool = Executors.newFixedThreadPool(2);
        pool.execute(() -> task());
        pool.execute(() -> task());
        n = 1; // @while parallel: task
        pool.shutdown();
        while (!pool.awaitTermination(1, TimeUnit.SECONDS)) { }
        n = 2; // @done not parallel: task
    }
}
