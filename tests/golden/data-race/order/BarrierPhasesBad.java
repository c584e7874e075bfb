// One barrier in the round: neighbours are read while they are written.
// run: scan --only data-race
// expect: data-race field=BarrierPhasesBad.cur[]
import java.util.concurrent.CyclicBarrier;

public class BarrierPhasesBad {
    static double[] cur = new double[64];

    public static void main(String[] a) throws Exception {
        int n = 4;
        CyclicBarrier b = new CyclicBarrier(n);
        Thread[] ts = new Thread[n];
        for (int k = 0; k < n; k++) {
            final int id = k;
            ts[k] =
                    new Thread(
                            () -> {
                                try {
                                    for (int s = 0; s < 10; s++) {
                                        for (int i = id * 16; i < (id + 1) * 16; i++)
                                            cur[i] = cur[(i + 1) % 64];
                                        b.await();
                                    }
                                } catch (Exception e) {
                                }
                            });
            ts[k].start();
        }
        for (Thread t : ts) t.join();
        System.out.println(cur[0]);
    }
}
