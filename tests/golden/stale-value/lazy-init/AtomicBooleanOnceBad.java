// run: scan --only stale-value
// expect: stale-value method=AtomicBooleanOnceBad.start line=here

import java.util.concurrent.atomic.AtomicBoolean;

public class AtomicBooleanOnceBad {
    private final AtomicBoolean started = new AtomicBoolean();
    private final Thread worker = new Thread(() -> { });

    public void start() {
        if (!started.get()) {
            started.set(true); // <- here
            worker.start();
        }
    }
}
