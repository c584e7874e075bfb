// run: scan --library --only atomicity
// expect: none
// drain reads count and total and resets in one synchronized step; absorb calls the window once
public class LatencyDigest {
    private final double[] history;
    private int at;
    private long allCount;
    private double allTotal;

    public LatencyDigest(int depth) {
        if (depth < 1) {
            throw new IllegalArgumentException("depth");
        }
        history = new double[depth];
    }

    public synchronized void absorb(DigestWindow window) {
        DigestWindow.Sum s = window.drain();
        allCount += s.count();
        allTotal += s.total();
        history[at] = s.count() == 0 ? 0 : s.total() / s.count();
        at = (at + 1) % history.length;
    }

    public synchronized double mean() {
        return allCount == 0 ? 0 : allTotal / allCount;
    }

    public synchronized double[] history() {
        return history.clone();
    }
}

class DigestWindow {
    public record Sum(long count, double total) { }

    private final Object lock = new Object();
    private long count;
    private double total;

    public void record(double millis) {
        synchronized (lock) {
            count++;
            total += millis;
        }
    }

    public Sum drain() {
        synchronized (lock) {
            Sum s = new Sum(count, total);
            count = 0;
            total = 0;
            return s;
        }
    }
}
// corpus: unseen13
