// run: scan --only stale-value
// expect: stale-value
// Netflix/concurrency-limits#140 - inFlight is compared with the limit in one atomic read and incremented in another, threads in between pass the limit together
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntSupplier;

abstract class AbstractLimiter {
    protected final AtomicInteger inFlight = new AtomicInteger();
    protected final IntSupplier limit;

    AbstractLimiter(IntSupplier limit) {
        this.limit = limit;
    }

    interface Listener {
        void onSuccess();
    }

    protected Listener createListener() {
        inFlight.incrementAndGet();
        return inFlight::decrementAndGet;
    }

    int getInflight() {
        return inFlight.get();
    }
}

public class SimpleLimiter extends AbstractLimiter {
    SimpleLimiter(IntSupplier limit) {
        super(limit);
    }

    Optional<Listener> acquire() {
        if (getInflight() >= limit.getAsInt()) {
            return Optional.empty();
        }
        return Optional.of(createListener());
    }

    public static void main(String[] args) throws InterruptedException {
        SimpleLimiter limiter = new SimpleLimiter(() -> 2);
        AtomicInteger worst = new AtomicInteger();
        Thread[] callers = new Thread[6];
        for (int i = 0; i < callers.length; i++) {
            callers[i] = new Thread(() -> {
                for (int k = 0; k < 50_000; k++) {
                    limiter.acquire().ifPresent(l -> {
                        worst.accumulateAndGet(limiter.getInflight(), Math::max);
                        l.onSuccess();
                    });
                }
            });
            callers[i].start();
        }
        for (Thread t : callers) {
            t.join();
        }
        System.out.println("worst " + worst.get());
    }
}
// corpus: unseen18
