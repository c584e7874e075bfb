// run: scan --only stale-value
// expect: none
// compareAndSet decides who starts
import java.util.concurrent.atomic.AtomicBoolean;

public class StartOnceCas {
    private final AtomicBoolean started = new AtomicBoolean();
    private final Runnable task;

    public StartOnceCas(Runnable task) {
        this.task = task;
    }

    public boolean start() {
        if (started.get()) {
            return false;
        }
        if (!started.compareAndSet(false, true)) {
            return false;
        }
        task.run();
        return true;
    }
}
// corpus: unseen
