// run: scan --only lock-order
// expect: none
// A helper starts the tasks and waits for them; it is called for one order, then for the other.
import java.util.concurrent.*;
public class TwoPoolsOk {
    static final Object a = new Object(), b = new Object();
    static int n;
    static void stage1() {
        synchronized (a) {
            synchronized (b) { n++; }
        }
    }
    static void stage2() {
        synchronized (b) {
            synchronized (a) { n--; }
        }
    }
    static void runAll(Runnable r) throws InterruptedException {
        ExecutorService p = Executors.newFixedThreadPool(4);
        for (int i = 0; i < 4; i++) p.submit(r);
        p.shutdown();
        p.awaitTermination(1, TimeUnit.MINUTES);
    }
    public static void main(String[] z) throws Exception {
        runAll(TwoPoolsOk::stage1);
        runAll(TwoPoolsOk::stage2);
    }
}
