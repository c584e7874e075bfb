// run: scan --only stale-value
// expect: stale-value method=SpinFlagBad.lock line=here
// Two threads that wait find it free at the same time.

import java.util.concurrent.atomic.AtomicBoolean;

public class SpinFlagBad {
    private final AtomicBoolean busy = new AtomicBoolean();

    public void lock() {
        while (busy.get())
            Thread.onSpinWait();
        busy.set(true); // <- here
    }

    public void unlock() { busy.set(false); }
}
