// run: scan --only stale-value
// expect: stale-value
// ConcurrentHashMap key set contains-then-add decides whether to launch a job
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executor;

public class OncePerKeyTask {
    private final Set<String> running = ConcurrentHashMap.newKeySet();
    private final Executor executor;

    public OncePerKeyTask(Executor executor) {
        this.executor = executor;
    }

    public void launch(String key, Runnable job) {
        if (running.contains(key)) {
            return;
        }
        running.add(key);
        executor.execute(() -> {
            try {
                job.run();
            } finally {
                running.remove(key);
            }
        });
    }
}
// corpus: unseen
