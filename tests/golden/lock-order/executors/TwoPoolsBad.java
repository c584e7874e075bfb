// run: scan --only lock-order
// expect: lock-order
// A helper starts the tasks and does not wait for them; it is called for one order, then for the other.
import java.util.concurrent.*;
public class TwoPoolsBad {
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
    }
    public static void main(String[] z) throws Exception {
        runAll(TwoPoolsBad::stage1);
        runAll(TwoPoolsBad::stage2);
    }
}
