// run: scan --only atomicity,stale-value
// expect: none
// ActiveMQ, services that start once: isStarted, then start.

import java.util.concurrent.atomic.AtomicBoolean;

public class ActiveMqStartOk {
    private final AtomicBoolean started = new AtomicBoolean();
    private Thread worker;

    public void start() {
        if (started.compareAndSet(false, true)) {
            worker = new Thread(() -> System.out.println("working"));
            worker.start();
        }
    }
}
// corpus: published
