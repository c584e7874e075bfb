// run: scan --only stale-value
// expect: none
// Netflix/concurrency-limits#140, repaired - the check and the increment are one compare-and-set, tried again when another thread came first
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntSupplier;

public class InflightLimiter {
    interface Permit {
        void done();
    }

    private final AtomicInteger inFlight = new AtomicInteger();
    private final IntSupplier limit;

    InflightLimiter(IntSupplier limit) {
        this.limit = limit;
    }

    Optional<Permit> acquire() {
        while (true) {
            int current = inFlight.get();
            if (current >= limit.getAsInt()) {
                return Optional.empty();
            }
            if (inFlight.compareAndSet(current, current + 1)) {
                return Optional.of(inFlight::decrementAndGet);
            }
            Thread.onSpinWait();
        }
    }

    int inFlight() {
        return inFlight.get();
    }

    public static void main(String[] args) throws InterruptedException {
        InflightLimiter limiter = new InflightLimiter(() -> 2);
        AtomicInteger worst = new AtomicInteger();
        Thread[] callers = new Thread[6];
        for (int i = 0; i < callers.length; i++) {
            callers[i] = new Thread(() -> {
                for (int k = 0; k < 20_000; k++) {
                    limiter.acquire().ifPresent(p -> {
                        worst.accumulateAndGet(limiter.inFlight(), Math::max);
                        p.done();
                    });
                }
            });
            callers[i].start();
        }
        for (Thread t : callers) {
            t.join();
        }
        System.out.println(worst.get() <= 2);
    }
}
// corpus: unseen18
