// Plain check-then-write of max by concurrent client threads; all the rest is atomic.
// run: scan --only data-race
// expect: data-race field=CheckoutMetrics$Histogram.max
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.LongAdder;

public class CheckoutMetrics {
    static class Histogram {
        private final LongAdder count = new LongAdder();
        private final LongAdder sum = new LongAdder();
        private final AtomicLong min = new AtomicLong(Long.MAX_VALUE);
        private long max = Long.MIN_VALUE;

        void record(long micros) {
            count.increment();
            sum.add(micros);
            min.accumulateAndGet(micros, Math::min);
            if (micros > max) {
                max = micros;
            }
        }

        String snapshot() {
            long n = count.sum();
            return "n=" + n + " avg=" + (n == 0 ? 0 : sum.sum() / n) + " min=" + min.get() + " max=" + max;
        }
    }

    private final ConcurrentHashMap<String, Histogram> byEndpoint = new ConcurrentHashMap<>();

    Histogram histogram(String endpoint) {
        return byEndpoint.computeIfAbsent(endpoint, k -> new Histogram());
    }

    <T> T timed(String endpoint, java.util.function.Supplier<T> body) {
        long start = System.nanoTime();
        try {
            return body.get();
        } finally {
            histogram(endpoint).record((System.nanoTime() - start) / 1000);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        CheckoutMetrics metrics = new CheckoutMetrics();
        int clients = 3;
        CountDownLatch done = new CountDownLatch(clients);
        for (int c = 0; c < clients; c++) {
            final int seed = c;
            new Thread(() -> {
                try {
                    long acc = seed;
                    for (int i = 0; i < 400; i++) {
                        final long in = acc;
                        acc = metrics.timed(i % 2 == 0 ? "/pay" : "/cart", () -> in * 31 + 7);
                    }
                } finally {
                    done.countDown();
                }
            }, "client-" + c).start();
        }
        done.await();
        metrics.byEndpoint.forEach((k, h) -> System.out.println(k + " " + h.snapshot()));
    }
}
// corpus: unseen27
