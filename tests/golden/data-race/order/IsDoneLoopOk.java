// A future that is done has ended, and what its task wrote is seen.
// run: scan --only data-race
// expect: none
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

public class IsDoneLoopOk {
    static int v;

    public static void main(String[] x) throws Exception {
        ExecutorService p = Executors.newFixedThreadPool(2);
        Future<?> f =
                p.submit(
                        () -> {
                            v = 3;
                        });
        while (!f.isDone()) Thread.sleep(1);
        System.out.println(v);
        p.shutdown();
    }
}
