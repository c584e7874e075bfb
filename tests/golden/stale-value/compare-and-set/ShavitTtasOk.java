// run: scan --only atomicity,stale-value
// expect: none
// Herlihy and Shavit, The Art of Multiprocessor Programming: TTASLock; without getAndSet it is no lock.

import java.util.concurrent.atomic.AtomicBoolean;

public class ShavitTtasOk {
    private final AtomicBoolean state = new AtomicBoolean();

    public void lock() {
        while (true) {
            while (state.get()) {
            }
                if (!state.getAndSet(true))
                    return;
        }
    }

    public void unlock() { state.set(false); }
}
// corpus: published
