// run: scan --only lock-order
// expect: lock-order
// runAll holds the board's monitor while it waits for the futures of jobs that call the board's synchronized record
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

public class NightlyJobBoard {
    interface Job {
        String name();

        long run() throws Exception;
    }

    record SleepJob(String name, long millis) implements Job {
        @Override
        public long run() throws InterruptedException {
            Thread.sleep(millis);
            return millis;
        }
    }

    private final ExecutorService workers;
    private final List<Job> jobs = new ArrayList<>();
    private final Map<String, Long> outcome = new LinkedHashMap<>();

    NightlyJobBoard(ExecutorService workers) {
        this.workers = workers;
    }

    synchronized void add(Job job) {
        jobs.add(job);
    }

    synchronized void record(String name, long value) {
        outcome.put(name, value);
    }

    synchronized Map<String, Long> runAll() throws InterruptedException, ExecutionException {
        outcome.clear();
        List<Future<?>> pending = new ArrayList<>();
        for (Job job : jobs) {
            pending.add(workers.submit(() -> execute(job)));
        }
        for (Future<?> f : pending) {
            f.get();
        }
        return new LinkedHashMap<>(outcome);
    }

    private Void execute(Job job) throws Exception {
        long value = job.run();
        record(job.name(), value);
        return null;
    }

    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(2);
        NightlyJobBoard board = new NightlyJobBoard(pool);
        board.add(new SleepJob("vacuum", 5));
        board.add(new SleepJob("report", 10));
        System.out.println(board.runAll());
        pool.shutdown();
    }
}
// corpus: unseen13
