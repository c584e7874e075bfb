// run: scan --only stale-value
// expect: stale-value method=ShavitTtasBad.lock line=here
// Herlihy and Shavit, The Art of Multiprocessor Programming: TTASLock; without getAndSet it is no lock.

import java.util.concurrent.atomic.AtomicBoolean;

public class ShavitTtasBad {
    private final AtomicBoolean state = new AtomicBoolean();

    public void lock() {
        while (state.get()) {
        }
        state.set(true); // <- here
    }

    public void unlock() { state.set(false); }
}
// corpus: published
