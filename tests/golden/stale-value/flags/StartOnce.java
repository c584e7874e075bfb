// run: scan --only stale-value --library
// expect: stale-value
// StartOnce.start tests the AtomicBoolean with get() and sets it in a second step; two callers both start the worker although it must be started once.
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;

public class StartOnce {
    private final AtomicBoolean started = new AtomicBoolean();
    private final BlockingQueue<Runnable> tasks = new LinkedBlockingQueue<>();
    private final AtomicInteger done = new AtomicInteger();

    /** starts the one worker thread; tasks run one after the other */
    public void start() {
        if (started.get()) {
            throw new IllegalStateException("already started");
        }
        started.set(true);
        Thread t = new Thread(this::work, "worker");
        t.setDaemon(true);
        t.start();
    }

    private void work() {
        try {
            while (!Thread.currentThread().isInterrupted()) {
                tasks.take().run();
                done.incrementAndGet();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    public void submit(Runnable r) {
        tasks.add(r);
    }

    public int done() {
        return done.get();
    }
}
// corpus: unseen
