// run: scan --library --only lock-order
// expect: none
// quiesce copies the running futures under the monitor and waits for them after releasing it; the finishing jobs can take it
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Future;

public class BatchScheduler {
    public record Batch(String name, Runnable body) { }

    private final ExecutorService workers;
    private final Map<String, Future<?>> running = new HashMap<>();
    private final Map<String, Integer> completed = new HashMap<>();
    private long nextId;

    public BatchScheduler(ExecutorService workers) {
        this.workers = workers;
    }

    public synchronized void launch(Batch b) {
        String id = b.name() + "#" + nextId++;
        running.put(id, workers.submit(() -> {
            try {
                b.body().run();
            } finally {
                onFinished(id, b);
            }
        }));
    }

    private synchronized void onFinished(String id, Batch b) {
        running.remove(id);
        completed.merge(b.name(), 1, Integer::sum);
    }

    /** Waits for everything that runs now. */
    public int quiesce() throws InterruptedException {
        List<Future<?>> current;
        synchronized (this) {
            current = new ArrayList<>(running.values());
        }
        int failed = 0;
        for (Future<?> f : current) {
            try {
                f.get();
            } catch (ExecutionException e) {
                failed++;
            }
        }
        return failed;
    }

    public synchronized int completed(String name) {
        return completed.getOrDefault(name, 0);
    }
}
// corpus: unseen9
