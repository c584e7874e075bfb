// run: scan --only lock-order
// expect: none
// main goes on when all have counted down, after their last lock.
import java.util.concurrent.*;
public class LatchManyOk {
    static final Object a = new Object(), b = new Object();
    static int n;
    public static void main(String[] z) throws Exception {
        CountDownLatch done = new CountDownLatch(4);
        for (int i = 0; i < 4; i++)
            new Thread(() -> {
                synchronized (a) {
                    synchronized (b) { n++; }
                }
                done.countDown();
            }).start();
        done.await();
        synchronized (b) {
            synchronized (a) { System.out.println(n); }
        }
    }
}
