// run: scan --only atomicity
// expect: none
// no other lock is held around the two calls
import java.util.concurrent.TimeUnit;

public class StatsNoContext {
    public static class Histogram {
        private long sum, count;
        public synchronized void record(long v) { sum += v; count++; }
        public synchronized long sum() { return sum; }
        public synchronized long count() { return count; }
    }
    private final TimeUnit unit;
    private double lastMean;

    public StatsNoContext(TimeUnit unit) { this.unit = unit; }
    public double mean(Histogram h) {
        double s = h.sum();
        double c = h.count();
        return c == 0 ? 0 : s / c;
    }
    public synchronized String show() { return lastMean + " " + unit; }
}
// corpus: unseen
