// Get followed by compareAndSet in a retry loop, a stale value is never stored.
// run: scan --only atomicity,stale-value --min-severity medium
// expect: none
// corpus: unseen31
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;

public class PeakMeter {
    record Window(long count, long sum) {
        Window plus(long v) {
            return new Window(count + 1, sum + v);
        }
    }

    private final AtomicLong peak = new AtomicLong(Long.MIN_VALUE);
    private final AtomicReference<Window> window = new AtomicReference<>(new Window(0, 0));

    void sample(long v) {
        raise(v);
        extend(v);
    }

    private void raise(long v) {
        long seen = peak.get();
        while (v > seen) {
            if (peak.compareAndSet(seen, v)) {
                return;
            }
            seen = peak.get();
        }
    }

    private void extend(long v) {
        for (;;) {
            Window old = window.get();
            Window next = old.plus(v);
            if (window.compareAndSet(old, next)) {
                return;
            }
        }
    }

    static Callable<Long> probe(PeakMeter m, int seed) {
        return () -> {
            long x = seed;
            for (int i = 0; i < 300; i++) {
                x = (x * 1103515245 + 12345) & 0xffff;
                m.sample(x);
            }
            return x;
        };
    }

    public static void main(String[] args) throws Exception {
        PeakMeter m = new PeakMeter();
        ExecutorService ex = Executors.newFixedThreadPool(3);
        List<Future<Long>> fs = new ArrayList<>();
        for (int i = 1; i <= 3; i++) {
            fs.add(ex.submit(probe(m, i * 77)));
        }
        for (Future<Long> f : fs) {
            f.get();
        }
        ex.shutdown();
        Window w = m.window.get();
        System.out.println(m.peak.get() + " " + w.count() + " " + w.sum());
    }
}
