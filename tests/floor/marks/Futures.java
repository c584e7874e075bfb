// Who has got the result comes after the task; stages come after one another.
import java.util.concurrent.*;
class Futures {
    static int a, b, c;
    static void task() { a = 1; } // @task not parallel: got, parallel: between
    static void then() { c = 1; } // @then not parallel: before
    static void before() { b = 1; } // @before not parallel: then
    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(2);
        Future<?> f = pool.submit(() -> task());
        a = 3; // @between parallel: task
        f.get();
        a = 2; // @got not parallel: task
        CompletableFuture.runAsync(() -> before()).thenRun(() -> then());
        c = 5; // @end parallel: then, parallel: before, not parallel: task
    }
}
