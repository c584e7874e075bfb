// run: scan --only stale-value
// expect: none

import java.util.concurrent.atomic.AtomicBoolean;

public class AtomicBooleanOnceOk {
    private final AtomicBoolean started = new AtomicBoolean();
    private final Thread worker = new Thread(() -> { });

    public void start() {
        if (started.compareAndSet(false, true))
            worker.start();
    }
}
