import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;

public class HistogramHub {
    static class Histogram {
        private final long[] bounds;
        private final long[] buckets;
        private final AtomicLong total = new AtomicLong();

        Histogram(long... bounds) {
            this.bounds = bounds;
            this.buckets = new long[bounds.length + 1];
        }

        void record(long v) {
            int i = 0;
            while (i < bounds.length && v > bounds[i]) {
                i++;
            }
            buckets[i]++;
            total.addAndGet(v);
        }

        long count() {
            long n = 0;
            for (long b : buckets) {
                n += b;
            }
            return n;
        }
    }

    private final Map<String, Histogram> histograms = new ConcurrentHashMap<>();

    Histogram named(String name) {
        Histogram h = histograms.get(name);
        if (h == null) {
            Histogram fresh = new Histogram(10, 50, 100, 500);
            h = histograms.putIfAbsent(name, fresh);
            if (h == null) {
                h = fresh;
            }
        }
        return h;
    }

    public static void main(String[] args) throws InterruptedException {
        HistogramHub hub = new HistogramHub();
        ExecutorService pool = Executors.newFixedThreadPool(4);
        for (int t = 0; t < 4; t++) {
            final int seed = t;
            pool.execute(() -> {
                for (int i = 0; i < 1000; i++) {
                    hub.named(i % 2 == 0 ? "db" : "http").record((i * 31L + seed * 7L) % 700);
                }
            });
        }
        pool.shutdown();
        if (!pool.awaitTermination(10, TimeUnit.SECONDS)) {
            throw new IllegalStateException();
        }
        System.out.println(hub.named("db").count() + " / " + hub.named("http").total);
    }
}
