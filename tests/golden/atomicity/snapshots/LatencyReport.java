// run: scan --only atomicity
// expect: atomicity
// refresh() holds the report and reads total() and samples() of the shared meter in two steps; a sample in between gives a mean that belongs to no moment
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

public class LatencyReport {
    static class Meter {
        private long total;
        private long samples;

        synchronized void observe(long micros) {
            total += micros;
            samples++;
        }

        synchronized void reset() {
            total = 0;
            samples = 0;
        }

        synchronized long total() {
            return total;
        }

        synchronized long samples() {
            return samples;
        }
    }

    private final Meter meter;
    private double mean;
    private int refreshes;

    LatencyReport(Meter meter) {
        this.meter = meter;
    }

    synchronized void refresh() {
        long total = meter.total();
        long n = meter.samples();
        mean = n == 0 ? 0 : (double) total / n;
        refreshes++;
    }

    synchronized double mean() {
        return mean;
    }

    public static void main(String[] args) throws InterruptedException {
        Meter meter = new Meter();
        LatencyReport report = new LatencyReport(meter);
        ScheduledExecutorService timer = Executors.newScheduledThreadPool(2);
        timer.scheduleAtFixedRate(report::refresh, 1, 1, TimeUnit.MILLISECONDS);
        timer.scheduleAtFixedRate(meter::reset, 7, 7, TimeUnit.MILLISECONDS);
        Thread load = new Thread(() -> {
            for (int i = 0; i < 1_000_000; i++) {
                meter.observe(100);
            }
        });
        load.start();
        load.join();
        timer.shutdownNow();
        System.out.println(report.mean());
    }
}
// corpus: unseen12
