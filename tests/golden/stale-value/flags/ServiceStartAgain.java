// run: scan --only stale-value
// expect: stale-value
// ensureStarted() tests the AtomicBoolean with get() and sets it later; two request threads both start a poller.
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;

public class ServiceStartAgain {
    private final AtomicBoolean started = new AtomicBoolean();
    private final AtomicInteger pollers = new AtomicInteger();

    void ensureStarted() {
        if (!started.get()) {
            Thread poller = new Thread(() -> System.out.println("polling"), "poller");
            poller.setDaemon(true);
            poller.start();
            pollers.incrementAndGet();
            started.set(true);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        ServiceStartAgain s = new ServiceStartAgain();
        Thread[] requests = new Thread[3];
        for (int i = 0; i < requests.length; i++) {
            requests[i] = new Thread(s::ensureStarted);
            requests[i].start();
        }
        for (Thread t : requests) {
            t.join();
        }
        System.out.println(s.pollers.get());
    }
}
// corpus: unseen
