// run: scan --only atomicity --library
// expect: atomicity
// Min() and max() of the shared range are read apart, several calls deep, inside the panel lock.
import java.util.function.ToDoubleFunction;

public class SensorPanel {
    public static class Range {
        private double min = Double.MAX_VALUE;
        private double max = -Double.MAX_VALUE;

        public synchronized void feed(double v) {
            min = Math.min(min, v);
            max = Math.max(max, v);
        }

        public synchronized void reset(double v) {
            min = v;
            max = v;
        }

        public synchronized double min() {
            return min;
        }

        public synchronized double max() {
            return max;
        }
    }

    private final Range range;
    private double lastSpan;

    public SensorPanel(Range shared) {
        this.range = shared;
    }

    public synchronized double refresh() {
        lastSpan = span();
        return lastSpan;
    }

    private double span() {
        return read(Range::max) - read(Range::min);
    }

    private double read(ToDoubleFunction<Range> f) {
        return f.applyAsDouble(range);
    }
}
// corpus: unseen
