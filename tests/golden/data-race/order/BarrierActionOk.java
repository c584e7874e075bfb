// The action runs while all parties wait, and not after they have ended.
// run: scan --only data-race
// expect: none
import java.util.concurrent.CyclicBarrier;

public class BarrierActionOk {
    private final int[] parts = new int[3];
    private int sum;

    void go() throws Exception {
        CyclicBarrier b =
                new CyclicBarrier(
                        3,
                        () -> {
                            int s = 0;
                            for (int p : parts) s += p;
                            sum += s;
                        });
        Thread[] ts = new Thread[3];
        for (int k = 0; k < 3; k++) {
            int id = k;
            ts[k] =
                    new Thread(
                            () -> {
                                for (int r = 0; r < 5; r++) {
                                    parts[id] = r * id;
                                    try {
                                        b.await();
                                    } catch (Exception e) {
                                        return;
                                    }
                                }
                            });
            ts[k].start();
        }
        for (Thread t : ts) t.join();
        System.out.println(sum);
    }

    public static void main(String[] a) throws Exception {
        new BarrierActionOk().go();
    }
}
