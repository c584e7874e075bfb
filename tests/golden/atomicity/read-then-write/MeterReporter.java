// run: scan --only atomicity
// expect: atomicity
// report reads count and sum and then resets the histogram in three locked calls: samples recorded in between are lost
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

public class MeterReporter {
    private final LatencyMeter meter;
    private final List<String> lines = new ArrayList<>();
    private long reported;

    public MeterReporter(LatencyMeter meter) {
        this.meter = meter;
    }

    public synchronized void report() {
        long n = meter.count();
        if (n > 0) {
            lines.add("n=" + n + " mean=" + meter.sum() / n);
            reported += n;
            meter.reset();
        }
    }

    public synchronized long reported() {
        return reported;
    }

    public static void main(String[] args) throws InterruptedException {
        LatencyMeter meter = new LatencyMeter();
        MeterReporter reporter = new MeterReporter(meter);
        ScheduledExecutorService timer = Executors.newSingleThreadScheduledExecutor();
        timer.scheduleAtFixedRate(reporter::report, 0, 1, TimeUnit.MILLISECONDS);
        Thread[] callers = new Thread[2];
        for (int i = 0; i < callers.length; i++) {
            callers[i] = new Thread(() -> {
                for (int k = 0; k < 1_000_000; k++) {
                    meter.record(k & 15);
                }
            });
            callers[i].start();
        }
        for (Thread t : callers) {
            t.join();
        }
        timer.shutdown();
        timer.awaitTermination(1, TimeUnit.SECONDS);
        reporter.report();
        System.out.println(reporter.reported());
    }
}

class LatencyMeter {
    private long count;
    private long sum;

    synchronized void record(long v) {
        count++;
        sum += v;
    }

    synchronized long count() {
        return count;
    }

    synchronized long sum() {
        return sum;
    }

    synchronized void reset() {
        count = 0;
        sum = 0;
    }
}
// corpus: unseen11
