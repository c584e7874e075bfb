// run: scan --library --only atomicity
// expect: atomicity
// absorb reads count and total and then resets the window in three calls; samples recorded in between are lost or the mean is of unlike parts
public class LatencyRollup {
    private final double[] history;
    private int at;
    private long allCount;
    private double allTotal;

    public LatencyRollup(int depth) {
        history = new double[depth];
    }

    public synchronized void absorb(LatencyWindow window) {
        long n = window.count();
        double t = window.total();
        window.reset();
        allCount += n;
        allTotal += t;
        history[at++ % history.length] = n == 0 ? 0 : t / n;
    }

    public synchronized double mean() {
        return allCount == 0 ? 0 : allTotal / allCount;
    }

    public synchronized double[] history() {
        return history.clone();
    }
}

class LatencyWindow {
    private final Object lock = new Object();
    private long count;
    private double total;

    public void record(double millis) {
        synchronized (lock) {
            count++;
            total += millis;
        }
    }

    public long count() {
        synchronized (lock) {
            return count;
        }
    }

    public double total() {
        synchronized (lock) {
            return total;
        }
    }

    public void reset() {
        synchronized (lock) {
            count = 0;
            total = 0;
        }
    }
}
// corpus: unseen13
