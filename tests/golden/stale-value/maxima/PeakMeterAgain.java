// run: scan --only stale-value
// expect: stale-value
// v > peak.get() then peak.set(v), a lower value may overwrite a higher one
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.atomic.AtomicLong;

public class PeakMeterAgain {
    private final AtomicLong peak = new AtomicLong();
    private final AtomicLong count = new AtomicLong();

    void record(long v) {
        count.incrementAndGet();
        if (v > peak.get()) peak.set(v);
    }

    long peak() { return peak.get(); }

    public static void main(String[] args) throws Exception {
        PeakMeterAgain m = new PeakMeterAgain();
        Runnable r = () -> {
            for (int i = 0; i < 10000; i++) m.record(ThreadLocalRandom.current().nextLong(1_000_000));
        };
        Thread a = new Thread(r), b = new Thread(r);
        a.start();
        b.start();
        a.join();
        b.join();
        System.out.println(m.peak());
    }
}
// corpus: unseen
