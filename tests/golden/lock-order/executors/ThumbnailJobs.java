// run: scan --only lock-order
// expect: none
// futures are started and awaited with no lock held; the monitor is only taken for the short list accesses
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

public class ThumbnailJobs {
    private final ExecutorService pool = Executors.newFixedThreadPool(3);
    private final List<String> log = new ArrayList<>();

    private void note(String line) {
        synchronized (log) {
            log.add(line);
        }
    }

    private int scale(String name) {
        note("start " + name);
        int n = name.chars().sum();
        note("done " + name);
        return n;
    }

    int runAll(List<String> names) throws InterruptedException, ExecutionException {
        List<Future<Integer>> pending = new ArrayList<>();
        for (String n : names) {
            pending.add(pool.submit(() -> scale(n)));
        }
        int total = 0;
        for (Future<Integer> f : pending) {
            total += f.get();
        }
        synchronized (log) {
            log.add("total " + total);
        }
        return total;
    }

    public static void main(String[] args) throws Exception {
        ThumbnailJobs jobs = new ThumbnailJobs();
        try {
            System.out.println(jobs.runAll(List.of("a.png", "b.png", "c.png")));
        } finally {
            jobs.pool.shutdown();
        }
        synchronized (jobs.log) {
            jobs.log.forEach(System.out::println);
        }
    }
}
// corpus: unseen21
