// run: scan --only atomicity
// expect: atomicity
// charge reads used(tenant) and writes setUsed(tenant, ..) in two lock steps of the shared table; two services lose updates
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

public class QuotaServices {
    interface Usage {
        long used(String tenant);

        void setUsed(String tenant, long bytes);
    }

    static class UsageTable implements Usage {
        private final Map<String, Long> bytes = new HashMap<>();

        @Override
        public synchronized long used(String tenant) {
            return bytes.getOrDefault(tenant, 0L);
        }

        @Override
        public synchronized void setUsed(String tenant, long n) {
            bytes.put(tenant, n);
        }
    }

    static abstract class Meter {
        private final Usage usage;
        private long operations;

        Meter(Usage usage) {
            this.usage = usage;
        }

        abstract long cost(long size);

        synchronized void charge(String tenant, long size) {
            operations++;
            usage.setUsed(tenant, usage.used(tenant) + cost(size));
        }
    }

    static final class UploadMeter extends Meter {
        UploadMeter(Usage usage) {
            super(usage);
        }

        @Override
        long cost(long size) {
            return size * 2;
        }
    }

    static final class DownloadMeter extends Meter {
        DownloadMeter(Usage usage) {
            super(usage);
        }

        @Override
        long cost(long size) {
            return size;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Usage table = new UsageTable();
        List<Meter> meters = List.of(new UploadMeter(table), new DownloadMeter(table));
        List<Thread> threads = meters.stream()
                .map(m -> new Thread(() -> IntStream.range(0, 1_000).forEach(i -> m.charge("acme", 10))))
                .toList();
        threads.forEach(Thread::start);
        for (Thread t : threads) {
            t.join();
        }
        System.out.println(table.used("acme"));
    }
}
// corpus: unseen15
