// Neighbours are read in one phase and written in the next: a barrier stands between, each time round.
// run: scan --only data-race
// expect: none
import java.util.concurrent.CyclicBarrier;

public class BarrierPhasesOk {
    static double[] cur = new double[64], next = new double[64];

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
                                            next[i] = cur[(i + 1) % 64];
                                        b.await();
                                        for (int i = id * 16; i < (id + 1) * 16; i++)
                                            cur[i] = next[i];
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
