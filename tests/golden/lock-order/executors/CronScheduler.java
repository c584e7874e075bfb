// run: scan --library --only lock-order
// expect: lock-order
// reschedule waits for the running job's Future while holding the scheduler monitor; the job's last step onFinished needs that monitor
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Future;

public class CronScheduler {
    public interface Job {
        String name();

        void execute() throws Exception;
    }

    private static final class Entry {
        final Job job;
        Future<?> running;
        int completed;

        Entry(Job job) {
            this.job = job;
        }
    }

    private final ExecutorService workers;
    private final Map<String, Entry> entries = new HashMap<>();

    public CronScheduler(ExecutorService workers) {
        this.workers = workers;
    }

    public synchronized void launch(Job job) {
        Entry e = new Entry(job);
        entries.put(job.name(), e);
        e.running = workers.submit(() -> runOnce(e));
    }

    private void runOnce(Entry e) {
        Exception failure = null;
        try {
            e.job.execute();
        } catch (Exception x) {
            failure = x;
        }
        onFinished(e, failure);
    }

    private synchronized void onFinished(Entry e, Exception failure) {
        if (failure == null) {
            e.completed++;
        }
        e.running = null;
    }

    /** Waits for the current run, if there is one, and starts the job anew. */
    public synchronized void reschedule(String name) throws InterruptedException {
        Entry e = entries.get(name);
        if (e == null) {
            return;
        }
        if (e.running != null) {
            try {
                e.running.get();
            } catch (ExecutionException x) {
                throw new IllegalStateException(x.getCause());
            }
        }
        e.running = workers.submit(() -> runOnce(e));
    }

    public synchronized int completed(String name) {
        Entry e = entries.get(name);
        return e == null ? 0 : e.completed;
    }
}
// corpus: unseen9
