// run: scan --only stale-value
// expect: stale-value method=ActiveMqStartBad.start line=here
// ActiveMQ, services that start once: isStarted, then start.

import java.util.concurrent.atomic.AtomicBoolean;

public class ActiveMqStartBad {
    private final AtomicBoolean started = new AtomicBoolean();
    private Thread worker;

    public void start() {
        if (!started.get()) {
            started.set(true); // <- here
            worker = new Thread(() -> System.out.println("working"));
            worker.start();
        }
    }
}
// corpus: published
