// run: scan --only stale-value
// expect: none
// repaired form of DataDog/dd-trace-java#3342: second and used tokens are packed in one atomic long and replaced together by compare-and-set
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.LongAdder;
import java.util.function.LongSupplier;

public class PackedTraceLimiter {
    private final int capacity;
    private final long startNanos;
    private final LongSupplier clock;
    private final AtomicLong secondAndUsed = new AtomicLong();

    PackedTraceLimiter(int capacity, LongSupplier clock) {
        this.capacity = capacity;
        this.clock = clock;
        this.startNanos = clock.getAsLong();
    }

    boolean tryAcquire() {
        for (;;) {
            long current = secondAndUsed.get();
            long second = current >>> 32;
            int used = (int) current;
            long now = TimeUnit.NANOSECONDS.toSeconds(clock.getAsLong() - startNanos);
            long next;
            if (now > second) {
                next = now << 32 | 1;
            } else if (used < capacity) {
                next = second << 32 | used + 1;
            } else {
                return false;
            }
            if (secondAndUsed.compareAndSet(current, next)) {
                return true;
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        AtomicLong time = new AtomicLong();
        PackedTraceLimiter limiter = new PackedTraceLimiter(100, time::get);
        LongAdder granted = new LongAdder();
        Thread[] spans = new Thread[4];
        for (int i = 0; i < spans.length; i++) {
            spans[i] = new Thread(() -> {
                for (int k = 0; k < 10_000; k++) {
                    if (limiter.tryAcquire()) {
                        granted.increment();
                    }
                }
            }, "tracer-" + i);
            spans[i].start();
        }
        for (Thread t : spans) {
            t.join();
        }
        System.out.println(granted.sum());
    }
}
// corpus: unseen19
