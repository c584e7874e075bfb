// run: scan --only atomicity
// expect: atomicity
// the histogram is locked for its sum and again for its count while this is held
import java.util.concurrent.TimeUnit;

public class StatsWithContext {
    public static class Histogram {
        private long sum, count;
        public synchronized void record(long v) { sum += v; count++; }
        public synchronized long sum() { return sum; }
        public synchronized long count() { return count; }
    }
    private final TimeUnit unit;
    private double lastMean;

    public StatsWithContext(TimeUnit unit) { this.unit = unit; }
    public synchronized double mean(Histogram h) {
        double s = h.sum();
        double c = h.count();
        lastMean = c == 0 ? 0 : s / c;
        return lastMean;
    }
    public synchronized String show() { return lastMean + " " + unit; }
}
// corpus: unseen
