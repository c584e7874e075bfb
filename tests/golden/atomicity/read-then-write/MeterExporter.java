// run: scan --only atomicity
// expect: none
// count and sum are taken and reset in one locked call that returns both
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

public class MeterExporter {
    private final DelayMeter meter;
    private final List<String> lines = new ArrayList<>();
    private long reported;

    public MeterExporter(DelayMeter meter) {
        this.meter = meter;
    }

    public synchronized void report() {
        DelayMeter.Totals t = meter.drain();
        if (t.count() > 0) {
            lines.add("n=" + t.count() + " mean=" + t.sum() / t.count());
            reported += t.count();
        }
    }

    public synchronized long reported() {
        return reported;
    }

    public static void main(String[] args) throws InterruptedException {
        DelayMeter meter = new DelayMeter();
        MeterExporter exporter = new MeterExporter(meter);
        ScheduledExecutorService timer = Executors.newSingleThreadScheduledExecutor();
        timer.scheduleAtFixedRate(exporter::report, 0, 1, TimeUnit.MILLISECONDS);
        Thread[] callers = new Thread[2];
        for (int i = 0; i < callers.length; i++) {
            callers[i] = new Thread(() -> {
                for (int k = 0; k < 100_000; k++) {
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
        exporter.report();
        System.out.println(exporter.reported());
    }
}

class DelayMeter {
    record Totals(long count, long sum) { }

    private long count;
    private long sum;

    synchronized void record(long v) {
        count++;
        sum += v;
    }

    synchronized Totals drain() {
        Totals t = new Totals(count, sum);
        count = 0;
        sum = 0;
        return t;
    }
}
// corpus: unseen11
