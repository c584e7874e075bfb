import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** Two tasks of one worker, which does not end: what main reads after get() it reads while the worker is alive. */
public class FutureResult {
    static int x, y;

    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newSingleThreadExecutor();
        Future<?> one = pool.submit(() -> {
            x = 1;
        });
        Future<?> two = pool.submit(() -> {
            y = x + 1;
            x = 5;
        });
        one.get();
        int r = x;
        two.get();
        pool.shutdown();
        System.out.println(r + " " + y + " " + x);
    }
}
