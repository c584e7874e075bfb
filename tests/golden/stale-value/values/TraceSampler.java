// run: scan --only stale-value
// expect: stale-value
// expect: stale-value
// DataDog/dd-trace-java#3342 - tokens and lastRefill are two atomics: several threads read the same lastRefill, each refills, and set() wipes out decrements made meanwhile
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongSupplier;

public class TraceSampler {
    private static final long REFILL_NANOS = 1_000_000L;
    private final long capacity;
    private final LongSupplier clock;
    private final AtomicLong tokens;
    private final AtomicLong lastRefill;

    TraceSampler(int rate, LongSupplier clock) {
        this.capacity = Math.max(1, rate);
        this.clock = clock;
        this.tokens = new AtomicLong(capacity);
        this.lastRefill = new AtomicLong(clock.getAsLong());
    }

    boolean tryAcquire() {
        refill(clock.getAsLong());
        if (tokens.get() > 0) {
            tokens.decrementAndGet();
            return true;
        }
        return false;
    }

    private void refill(long now) {
        long last = lastRefill.get();
        if (now - last >= REFILL_NANOS) {
            lastRefill.set(now);
            tokens.set(capacity);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        long start = System.nanoTime();
        TraceSampler sampler = new TraceSampler(10, System::nanoTime);
        AtomicInteger kept = new AtomicInteger();
        Thread[] tracers = new Thread[4];
        for (int i = 0; i < tracers.length; i++) {
            tracers[i] = new Thread(() -> {
                for (int k = 0; k < 500_000; k++) {
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
        long allowed = 10 * ((System.nanoTime() - start) / REFILL_NANOS + 1);
        System.out.println(kept.get() + " kept, " + allowed + " allowed");
    }
}
// corpus: unseen18
