// The helper is called once in a round: the cells are written again while others sum them up.
// run: scan --only data-race
// expect: data-race field=BarrierInHelperBad.a[]
import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;

public class BarrierInHelperBad {
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
        }
    }

    public static void main(String[] x) {
        BarrierInHelperBad h = new BarrierInHelperBad();
        for (int i = 0; i < 3; i++) {
            int id = i;
            new Thread(() -> h.work(id)).start();
        }
    }
}
