// run: scan --only stale-value
// expect: stale-value
// hand-made lock with get then set of an AtomicBoolean: two threads enter
import java.util.concurrent.atomic.AtomicBoolean;

public class SpinlockByHand {
    private final AtomicBoolean held = new AtomicBoolean();
    private int value;

    private void enter() {
        while (held.get()) {
            Thread.onSpinWait();
        }
        held.set(true);
    }

    private void leave() {
        held.set(false);
    }

    public int next() {
        enter();
        try {
            return ++value;
        } finally {
            leave();
        }
    }
}
// corpus: unseen
