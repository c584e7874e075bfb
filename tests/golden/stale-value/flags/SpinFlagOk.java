// run: scan --only stale-value
// expect: none

import java.util.concurrent.atomic.AtomicBoolean;

public class SpinFlagOk {
    private final AtomicBoolean busy = new AtomicBoolean();

    public void lock() {
        while (!busy.compareAndSet(false, true))
            Thread.onSpinWait();
    }

    public void unlock() { busy.set(false); }
}
