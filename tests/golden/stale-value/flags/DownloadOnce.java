// run: scan --only stale-value
// expect: stale-value
// AtomicBoolean get then set instead of compareAndSet starts the download twice
import java.util.concurrent.atomic.AtomicBoolean;

public class DownloadOnce {
    private final AtomicBoolean started = new AtomicBoolean(false);
    private final Runnable transfer;

    public DownloadOnce(Runnable transfer) {
        this.transfer = transfer;
    }

    public void start() {
        if (!started.get()) {
            started.set(true);
            transfer.run();
        }
    }

    public boolean isStarted() {
        return started.get();
    }
}
// corpus: unseen
