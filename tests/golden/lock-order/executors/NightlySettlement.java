// run: scan --only lock-order
// expect: lock-order
// settle joins the pool's futures while it holds the monitor that a task needs in flag() for a negative entry
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.stream.IntStream;

public class NightlySettlement {
    record Entry(String merchant, long cents) {}

    record Summary(long total, int runs, List<Entry> disputes) {}

    private final ExecutorService pool = Executors.newFixedThreadPool(3);
    private final List<Entry> disputes = new ArrayList<>();
    private int runs;

    public synchronized Summary settle(List<Entry> entries) {
        runs++;
        List<CompletableFuture<Long>> parts = entries.stream()
                .map(e -> CompletableFuture.supplyAsync(() -> settleOne(e), pool))
                .toList();
        long total = parts.stream().mapToLong(CompletableFuture::join).sum();
        return new Summary(total, runs, List.copyOf(disputes));
    }

    private long settleOne(Entry entry) {
        long fee = entry.cents() / 100;
        if (entry.cents() < 0) {
            flag(entry);
            return 0;
        }
        return entry.cents() - fee;
    }

    private synchronized void flag(Entry entry) {
        disputes.add(entry);
    }

    void close() {
        pool.shutdown();
    }

    public static void main(String[] args) {
        NightlySettlement job = new NightlySettlement();
        List<Entry> entries = IntStream.range(0, 40)
                .mapToObj(i -> new Entry("m" + i % 4, i % 17 == 16 ? -500 : i * 100L))
                .toList();
        try {
            System.out.println(job.settle(entries));
        } finally {
            job.close();
        }
    }
}
// corpus: unseen15
