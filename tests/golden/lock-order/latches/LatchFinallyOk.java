// run: scan --only lock-order
// expect: none
// The latch is a field, counted down in a finally block.
import java.util.concurrent.*;
public class LatchFinallyOk {
    static final Object a = new Object(), b = new Object();
    static int n;
    static class W implements Runnable {
        final CountDownLatch d;
        W(CountDownLatch d) { this.d = d; }
        public void run() {
            try {
                synchronized (a) {
                    synchronized (b) { n++; }
                }
            } finally { d.countDown(); }
        }
    }
    public static void main(String[] z) throws Exception {
        CountDownLatch done = new CountDownLatch(4);
        ExecutorService p = Executors.newFixedThreadPool(4);
        for (int i = 0; i < 4; i++) p.execute(new W(done));
        done.await();
        synchronized (b) {
            synchronized (a) { System.out.println(n); }
        }
        p.shutdown();
    }
}
