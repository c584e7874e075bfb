// run: scan --only lock-order
// expect: none
// the tasks need the ledger lock, but the futures are only collected under it and waited for after it was given back
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

public class InvoiceRun {
    private final Object ledger = new Object();
    private final List<Integer> open = new ArrayList<>();
    private long total;

    void bill(int cents) {
        synchronized (ledger) {
            open.add(cents);
        }
    }

    private void settle(int cents) {
        synchronized (ledger) {
            total += cents;
        }
    }

    void runAll(ExecutorService pool) throws InterruptedException, ExecutionException {
        List<Future<?>> running = new ArrayList<>();
        synchronized (ledger) {
            for (int cents : open) {
                running.add(pool.submit(() -> settle(cents)));
            }
            open.clear();
        }
        for (Future<?> f : running) {
            f.get();
        }
    }

    long total() {
        synchronized (ledger) {
            return total;
        }
    }

    public static void main(String[] args) throws Exception {
        InvoiceRun run = new InvoiceRun();
        for (int i = 1; i <= 200; i++) {
            run.bill(i);
        }
        ExecutorService pool = Executors.newFixedThreadPool(3);
        try {
            run.runAll(pool);
            System.out.println(run.total());
        } finally {
            pool.shutdown();
        }
    }
}
// corpus: unseen14
