// run: scan --only stale-value
// expect: none
// accumulateAndGet and incrementAndGet are atomic updates
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;

public class AccumulatePeak {
    private final AtomicLong peak = new AtomicLong();
    private final AtomicInteger n = new AtomicInteger();

    void record(long v) {
        n.incrementAndGet();
        peak.accumulateAndGet(v, Math::max);
    }

    void decay() { peak.updateAndGet(p -> p - p / 10); }

    public static void main(String[] args) throws Exception {
        AccumulatePeak a = new AccumulatePeak();
        Thread t = new Thread(() -> { for (int i = 0; i < 1000; i++) a.record(i); });
        t.start();
        for (int i = 0; i < 100; i++) a.decay();
        t.join();
        System.out.println(a.peak.get() + " " + a.n.get());
    }
}
// corpus: unseen
