// main holds catalogLock while waiting for the summary task queued behind the reindex task on a one-thread executor; reindex needs catalogLock, so if it has not finished yet nobody progresses.
// run: scan --only lock-order --min-severity medium
// expect: lock-order
// corpus: unseen30
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.locks.ReentrantLock;

public class CatalogReports {

    private final ReentrantLock catalogLock = new ReentrantLock();
    private final List<String> titles = new ArrayList<>();
    private final ExecutorService worker = Executors.newSingleThreadExecutor();

    void add(String title) {
        catalogLock.lock();
        try {
            titles.add(title);
        } finally {
            catalogLock.unlock();
        }
    }

    void reindexLater() {
        worker.submit(() -> {
            catalogLock.lock();
            try {
                titles.sort(String::compareTo);
            } finally {
                catalogLock.unlock();
            }
        });
    }

    String report() throws InterruptedException, ExecutionException {
        catalogLock.lock();
        try {
            List<String> copy = new ArrayList<>(titles);
            Future<String> summary = worker.submit(() -> String.join(", ", copy));
            return summary.get();
        } finally {
            catalogLock.unlock();
        }
    }

    public static void main(String[] args) throws Exception {
        CatalogReports reports = new CatalogReports();
        reports.add("Walden");
        reports.add("Emma");
        reports.add("Ulysses");
        reports.reindexLater();
        Thread.sleep(100);
        System.out.println(reports.report());
        reports.worker.shutdown();
    }
}
