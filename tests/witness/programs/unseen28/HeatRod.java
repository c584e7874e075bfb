import java.util.concurrent.CountDownLatch;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

public class HeatRod {
    private static final int CELLS = 240;
    private static final int PARTS = 3;

    private double[] now = new double[CELLS];
    private double[] then = new double[CELLS];
    private double maxDelta;
    private volatile boolean settled;
    private int sweeps;
    private final CyclicBarrier sweepEnd = new CyclicBarrier(PARTS, this::finishSweep);

    private void finishSweep() {
        double[] t = now;
        now = then;
        then = t;
        sweeps++;
        settled = maxDelta < 0.01 || sweeps >= 60;
        maxDelta = 0;
    }

    private void sweepPart(int lo, int hi) {
        for (int i = lo; i < hi; i++) {
            double left = i == 0 ? 100 : now[i - 1];
            double right = i == CELLS - 1 ? 0 : now[i + 1];
            then[i] = (left + right) / 2;
            double d = Math.abs(then[i] - now[i]);
            if (d > maxDelta) {
                maxDelta = d;
            }
        }
    }

    private void work(int part, CountDownLatch done) {
        int width = CELLS / PARTS;
        try {
            while (!settled) {
                sweepPart(part * width, (part + 1) * width);
                sweepEnd.await();
            }
        } catch (Exception e) {
            throw new IllegalStateException(e);
        } finally {
            done.countDown();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        HeatRod rod = new HeatRod();
        CountDownLatch done = new CountDownLatch(PARTS);
        ExecutorService pool = Executors.newFixedThreadPool(PARTS);
        for (int p = 0; p < PARTS; p++) {
            final int part = p;
            pool.execute(() -> rod.work(part, done));
        }
        done.await();
        pool.shutdown();
        System.out.printf("first %.3f after %d sweeps%n", rod.now[0], rod.sweeps);
    }
}
