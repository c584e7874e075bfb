// run: scan --only lock-order
// expect: none
// One order before the barrier, the other behind it.
import java.util.concurrent.*;
public class BarrierPhaseOk {
    static final Object x = new Object(), y = new Object();
    static final CyclicBarrier b = new CyclicBarrier(2);
    static int n;
    public static void main(String[] a) {
        new Thread(() -> {
            try {
                synchronized (x) {
                    synchronized (y) { n++; }
                }
                b.await();
            } catch (Exception e) {}
        }).start();
        new Thread(() -> {
            try {
                b.await();
                synchronized (y) {
                    synchronized (x) { n--; }
                }
            } catch (Exception e) {}
        }).start();
    }
}
