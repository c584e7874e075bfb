// The barrier is waited for in a helper that is called at two places: two phases.
// run: scan --only data-race
// expect: none
import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;

public class BarrierInHelperOk {
    private final CyclicBarrier bar = new CyclicBarrier(3);
    private final int[] a = new int[3], b = new int[3];

    private void sync() {
        try {
            bar.await();
        } catch (InterruptedException | BrokenBarrierException e) {
            throw new RuntimeException(e);
        }
    }

    void work(int id) {
        for (int r = 0; r < 10; r++) {
            a[id] = r;
            sync();
            int s = 0;
            for (int x : a) s += x;
            b[id] = s;
            sync();
        }
    }

    public static void main(String[] x) {
        BarrierInHelperOk h = new BarrierInHelperOk();
        for (int i = 0; i < 3; i++) {
            int id = i;
            new Thread(() -> h.work(id)).start();
        }
    }
}
