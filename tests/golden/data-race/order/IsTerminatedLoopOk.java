// A pool that has terminated has run all its tasks.
// run: scan --only data-race
// expect: none
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

public class IsTerminatedLoopOk {
    static int v;

    public static void main(String[] x) throws Exception {
        ExecutorService p = Executors.newSingleThreadExecutor();
        p.execute(() -> v++);
        p.execute(() -> v++);
        p.shutdown();
        while (!p.isTerminated()) Thread.sleep(1);
        System.out.println(v);
    }
}
