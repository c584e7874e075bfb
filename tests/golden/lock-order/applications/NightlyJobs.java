// Both orders are executed only by tasks of one single-thread executor, main takes one lock at a time.
// run: scan --only lock-order --min-severity medium
// expect: none
// corpus: unseen31
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

public class NightlyJobs {
    static class Ledger {
        final Object lock = new Object();
        private final List<Integer> rows = new ArrayList<>();

        void add(int r) {
            synchronized (lock) {
                rows.add(r);
            }
        }

        int size() {
            synchronized (lock) {
                return rows.size();
            }
        }
    }

    static class Archive {
        final Object lock = new Object();
        private final List<Integer> old = new ArrayList<>();

        int size() {
            synchronized (lock) {
                return old.size();
            }
        }
    }

    private final Ledger ledger = new Ledger();
    private final Archive archive = new Archive();
    private final ExecutorService nightly = Executors.newSingleThreadExecutor();

    private void archiveAll() {
        synchronized (ledger.lock) {
            synchronized (archive.lock) {
                archive.old.addAll(ledger.rows);
                ledger.rows.clear();
            }
        }
    }

    private void restore(int n) {
        synchronized (archive.lock) {
            for (int i = 0; i < n && !archive.old.isEmpty(); i++) {
                Integer row = archive.old.remove(0);
                ledger.add(row);
            }
        }
    }

    Future<?> scheduleArchive() {
        return nightly.submit(this::archiveAll);
    }

    Future<?> scheduleRestore(int n) {
        return nightly.submit(() -> restore(n));
    }

    public static void main(String[] args) throws Exception {
        NightlyJobs jobs = new NightlyJobs();
        List<Future<?>> fs = new ArrayList<>();
        for (int i = 0; i < 50; i++) {
            jobs.ledger.add(i);
            if (i % 10 == 9) {
                fs.add(jobs.scheduleArchive());
                fs.add(jobs.scheduleRestore(3));
            }
        }
        int seen = jobs.archive.size();
        for (Future<?> f : fs) {
            f.get();
        }
        jobs.nightly.shutdown();
        System.out.println(seen <= 50 ? jobs.ledger.size() + jobs.archive.size() : -1);
    }
}
