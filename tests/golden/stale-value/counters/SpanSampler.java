// run: scan --only stale-value
// expect: none
// DataDog/dd-trace-java#3342, repaired - the count and the window number live in one AtomicLong and change by compare-and-set in a loop
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongSupplier;

public class SpanSampler {
    private static final long WINDOW_NANOS = 1_000_000L;
    private final int capacity;
    private final LongSupplier clock;
    private final long startNanos;
    /** High half: number of the window, low half: tokens used in it. */
    private final AtomicLong state = new AtomicLong();

    SpanSampler(int rate, LongSupplier clock) {
        this.capacity = Math.max(1, rate);
        this.clock = clock;
        this.startNanos = clock.getAsLong();
    }

    boolean tryAcquire() {
        while (true) {
            long seen = state.get();
            long window = (clock.getAsLong() - startNanos) / WINDOW_NANOS;
            long seenWindow = seen >>> 32;
            int used = (int) seen;
            long next;
            if (window > seenWindow) {
                next = window << 32 | 1;
            } else if (used < capacity) {
                next = seenWindow << 32 | used + 1;
            } else {
                return false;
            }
            if (state.compareAndSet(seen, next)) {
                return true;
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        long start = System.nanoTime();
        SpanSampler sampler = new SpanSampler(10, System::nanoTime);
        AtomicInteger kept = new AtomicInteger();
        Thread[] tracers = new Thread[4];
        for (int i = 0; i < tracers.length; i++) {
            tracers[i] = new Thread(() -> {
                for (int k = 0; k < 50_000; k++) {
                    if (sampler.tryAcquire()) {
                        kept.incrementAndGet();
                    }
                }
            });
            tracers[i].start();
        }
        for (Thread t : tracers) {
            t.join();
        }
        long allowed = 10 * ((System.nanoTime() - start) / WINDOW_NANOS + 1);
        System.out.println(kept.get() <= allowed);
    }
}
// corpus: unseen18
