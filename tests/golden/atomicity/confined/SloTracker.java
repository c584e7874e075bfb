// run: scan --library --only atomicity
// expect: none
// the window is private, never handed out, and only touched under this tracker's monitor
import java.time.Duration;
import java.util.OptionalDouble;

public final class SloTracker {
    private static final class Window {
        private long sum;
        private long count;
        private long misses;

        synchronized void add(long millis, boolean miss) {
            sum += millis;
            count++;
            if (miss) {
                misses++;
            }
        }

        synchronized long sum() {
            return sum;
        }

        synchronized long count() {
            return count;
        }

        synchronized long misses() {
            return misses;
        }

        synchronized void clear() {
            sum = 0;
            count = 0;
            misses = 0;
        }
    }

    public record Report(double mean, double missRatio) {}

    private final Window window = new Window();
    private final long targetMillis;

    public SloTracker(Duration target) {
        this.targetMillis = target.toMillis();
    }

    public synchronized void record(Duration d) {
        long millis = d.toMillis();
        window.add(millis, millis > targetMillis);
    }

    public synchronized OptionalDouble mean() {
        return window.count() == 0
                ? OptionalDouble.empty()
                : OptionalDouble.of((double) window.sum() / window.count());
    }

    public synchronized Report roll() {
        long n = Math.max(1, window.count());
        Report report = new Report((double) window.sum() / n, (double) window.misses() / n);
        window.clear();
        return report;
    }
}
// corpus: unseen15
