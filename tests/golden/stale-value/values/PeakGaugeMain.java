// run: scan --only stale-value
// expect: stale-value
// PeakGauge.observe reads the AtomicLong peak and sets it in a separate step; a smaller value may overwrite a larger peak recorded in between.
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;

interface Gauge {
    void observe(long value);
    long value();
}

class LastGauge implements Gauge {
    private volatile long last;

    @Override public void observe(long v) { last = v; }

    @Override public long value() { return last; }
}

class PeakGauge implements Gauge {
    private final AtomicLong peak = new AtomicLong(Long.MIN_VALUE);

    @Override
    public void observe(long v) {
        if (v > peak.get()) {
            peak.set(v);
        }
    }

    @Override
    public long value() { return peak.get(); }
}

class RequestTimer {
    private final Gauge[] gauges;

    RequestTimer(Gauge... gauges) { this.gauges = gauges; }

    void finished(long micros) {
        for (Gauge g : gauges) {
            g.observe(micros);
        }
    }
}

public class PeakGaugeMain {
    public static void main(String[] args) throws InterruptedException {
        PeakGauge peak = new PeakGauge();
        RequestTimer timer = new RequestTimer(new LastGauge(), peak);
        ExecutorService pool = Executors.newFixedThreadPool(4);
        for (int i = 0; i < 4; i++) {
            pool.execute(() -> {
                for (int k = 0; k < 10_000; k++) {
                    timer.finished(ThreadLocalRandom.current().nextLong(1_000_000));
                }
            });
        }
        pool.shutdown();
        pool.awaitTermination(10, TimeUnit.SECONDS);
        System.out.println("peak " + peak.value());
    }
}
// corpus: unseen
