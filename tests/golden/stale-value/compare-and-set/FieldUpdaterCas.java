// run: scan --only stale-value
// expect: none
// field updater with compareAndSet for each transition
import java.util.concurrent.atomic.AtomicIntegerFieldUpdater;

public class FieldUpdaterCas {
    private static final AtomicIntegerFieldUpdater<FieldUpdaterCas> STATE =
            AtomicIntegerFieldUpdater.newUpdater(FieldUpdaterCas.class, "state");
    private volatile int state;

    public boolean start() {
        return STATE.compareAndSet(this, 0, 1);
    }

    public boolean finish() {
        int s = STATE.get(this);
        if (s != 1) {
            return false;
        }
        return STATE.compareAndSet(this, s, 2);
    }

    public int state() {
        return state;
    }
}
// corpus: unseen
