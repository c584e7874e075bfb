// run: scan --only atomicity
// expect: none
// each worker fills a batch of its own (made in the task, never shared); the job's monitor is held while the finished batch is read several times
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

class RowBatch {
    private final List<String> rows = new ArrayList<>();

    synchronized void add(String row) {
        rows.add(row);
    }

    synchronized int size() {
        return rows.size();
    }

    synchronized String row(int i) {
        return rows.get(i);
    }
}

public class NightlyImport {
    private final List<String> accepted = new ArrayList<>();
    private int skipped;

    private synchronized void merge(RowBatch batch) {
        int n = batch.size();
        for (int i = 0; i < n; i++) {
            String row = batch.row(i);
            if (row.endsWith("7")) {
                skipped++;
            } else {
                accepted.add(row);
            }
        }
    }

    void importPart(int part) {
        RowBatch batch = new RowBatch();
        for (int i = 0; i < 100; i++) {
            batch.add(part + "-" + i);
        }
        merge(batch);
    }

    synchronized String summary() {
        return accepted.size() + " accepted, " + skipped + " skipped";
    }

    public static void main(String[] args) throws InterruptedException {
        NightlyImport job = new NightlyImport();
        ExecutorService pool = Executors.newFixedThreadPool(4);
        for (int p = 0; p < 20; p++) {
            int part = p;
            pool.execute(() -> job.importPart(part));
        }
        pool.shutdown();
        pool.awaitTermination(5, TimeUnit.SECONDS);
        System.out.println(job.summary());
    }
}
// corpus: unseen17
