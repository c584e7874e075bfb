import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;

/** Iterates a heated rod until the largest change falls under a tolerance. */
public class HeatRod {
    private final double tolerance;
    private final int workers;
    private final CyclicBarrier step;
    private double[] now;
    private double[] next;
    private double maxDelta;
    private boolean converged;
    private int steps;

    HeatRod(int cells, int workers, double tolerance) {
        this.workers = workers;
        this.tolerance = tolerance;
        now = new double[cells];
        next = new double[cells];
        now[0] = next[0] = 100.0;
        step = new CyclicBarrier(workers, this::endOfStep);
    }

    private void endOfStep() {
        double[] t = now;
        now = next;
        next = t;
        steps++;
        converged = maxDelta < tolerance || steps >= 2000;
        maxDelta = 0;
    }

    private void relax(int from, int to) {
        double localMax = 0;
        for (int i = from; i < to; i++) {
            next[i] = (now[i - 1] + now[i] + now[i + 1]) / 3;
            localMax = Math.max(localMax, Math.abs(next[i] - now[i]));
        }
        if (localMax > maxDelta) {
            maxDelta = localMax;
        }
    }

    private void work(int from, int to) {
        try {
            do {
                relax(from, to);
                step.await();
            } while (!converged);
        } catch (InterruptedException | BrokenBarrierException e) {
            Thread.currentThread().interrupt();
        }
    }

    double solve() throws InterruptedException {
        int inner = now.length - 2;
        Thread[] ts = new Thread[workers];
        for (int w = 0; w < workers; w++) {
            int from = 1 + w * inner / workers;
            int to = 1 + (w + 1) * inner / workers;
            ts[w] = new Thread(() -> work(from, to), "rod-" + w);
        }
        for (Thread t : ts) {
            t.start();
        }
        for (Thread t : ts) {
            t.join();
        }
        return now[now.length / 2];
    }

    public static void main(String[] args) throws InterruptedException {
        HeatRod rod = new HeatRod(82, 4, 1e-4);
        double middle = rod.solve();
        System.out.printf("middle %.4f after %d steps%n", middle, rod.steps);
    }
}
