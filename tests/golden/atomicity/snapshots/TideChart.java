// run: scan --library --only atomicity
// expect: none
// the shared gauge gives one immutable snapshot record; all sizes and values come from it
import java.util.ArrayList;
import java.util.List;

public class TideChart {
    public record Snapshot(int count, double mean, List<Double> levels) { }

    public static class TideGauge {
        private final List<Double> levels = new ArrayList<>();
        private double sum;

        public synchronized void measure(double level) {
            levels.add(level);
            sum += level;
        }

        public synchronized void clear() {
            levels.clear();
            sum = 0;
        }

        public synchronized Snapshot snapshot() {
            int n = levels.size();
            return new Snapshot(n, n == 0 ? 0 : sum / n, List.copyOf(levels));
        }
    }

    private double[] deviation = new double[0];

    public synchronized void load(TideGauge gauge) {
        Snapshot s = gauge.snapshot();
        double[] next = new double[s.count()];
        for (int i = 0; i < s.count(); i++) {
            next[i] = s.levels().get(i) - s.mean();
        }
        deviation = next;
    }

    public synchronized double deviation(int i) {
        return i < deviation.length ? deviation[i] : Double.NaN;
    }
}
// corpus: unseen21
