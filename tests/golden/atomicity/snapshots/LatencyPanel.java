// run: scan --only atomicity
// expect: none
// the meter gives an immutable pair in one step; mean and count come from the same moment
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

public class LatencyPanel {
    record Reading(long total, long samples) {
        double mean() {
            return samples == 0 ? 0 : (double) total / samples;
        }
    }

    static class Gauge {
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

        synchronized Reading read() {
            return new Reading(total, samples);
        }
    }

    private final Gauge gauge;
    private double mean;
    private long basis;

    LatencyPanel(Gauge gauge) {
        this.gauge = gauge;
    }

    synchronized void refresh() {
        Reading r = gauge.read();
        mean = r.mean();
        basis = r.samples();
    }

    synchronized String text() {
        return basis >= 0 && mean <= 100.0 ? "ok" : "off";
    }

    public static void main(String[] args) throws InterruptedException {
        Gauge gauge = new Gauge();
        LatencyPanel panel = new LatencyPanel(gauge);
        ScheduledExecutorService timer = Executors.newScheduledThreadPool(2);
        timer.scheduleAtFixedRate(panel::refresh, 1, 1, TimeUnit.MILLISECONDS);
        timer.scheduleAtFixedRate(gauge::reset, 7, 7, TimeUnit.MILLISECONDS);
        Thread load = new Thread(() -> {
            for (int i = 0; i < 1_000_000; i++) {
                gauge.observe(100);
            }
        });
        load.start();
        load.join();
        timer.shutdownNow();
        System.out.println(panel.text());
    }
}
// corpus: unseen12
