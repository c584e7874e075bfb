// run: scan --only stale-value
// expect: stale-value
// AtomicIntegerFieldUpdater get then set instead of compareAndSet
import java.util.concurrent.atomic.AtomicIntegerFieldUpdater;

public class UpdaterState {
    private static final int NEW = 0;
    private static final int RUNNING = 1;
    private static final int DONE = 2;

    private static final AtomicIntegerFieldUpdater<UpdaterState> STATE =
            AtomicIntegerFieldUpdater.newUpdater(UpdaterState.class, "state");

    private volatile int state = NEW;
    private final Runnable body;

    public UpdaterState(Runnable body) {
        this.body = body;
    }

    public void launch() {
        if (STATE.get(this) == NEW) {
            STATE.set(this, RUNNING);
            body.run();
            STATE.lazySet(this, DONE);
        }
    }
}
// corpus: unseen
