// run: scan --only lock-order
// expect: none
// the futures are joined without any lock; the monitor is only taken for one short step before and after
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.stream.IntStream;

public class PayoutRun {
    record Entry(String merchant, long cents) {}

    record Summary(long total, int run) {}

    private final ExecutorService pool = Executors.newFixedThreadPool(3);
    private final List<Entry> disputes = new ArrayList<>();
    private int runs;

    Summary pay(List<Entry> entries) {
        int run = startRun();
        List<CompletableFuture<Long>> parts = entries.stream()
                .map(e -> CompletableFuture.supplyAsync(() -> payOne(e), pool))
                .toList();
        long total = parts.stream().mapToLong(CompletableFuture::join).sum();
        return new Summary(total, run);
    }

    private synchronized int startRun() {
        return ++runs;
    }

    private long payOne(Entry entry) {
        if (entry.cents() < 0) {
            flag(entry);
            return 0;
        }
        return entry.cents() - entry.cents() / 100;
    }

    private synchronized void flag(Entry entry) {
        disputes.add(entry);
    }

    synchronized List<Entry> disputes() {
        return List.copyOf(disputes);
    }

    public static void main(String[] args) {
        PayoutRun job = new PayoutRun();
        List<Entry> entries = IntStream.range(0, 40)
                .mapToObj(i -> new Entry("m" + i % 4, i % 17 == 16 ? -500 : i * 100L))
                .toList();
        try {
            System.out.println(job.pay(entries));
            System.out.println(job.disputes().size());
        } finally {
            job.pool.shutdown();
        }
    }
}
// corpus: unseen15
