// run: scan --only stale-value
// expect: stale-value
// ensureStarted tests the flag and sets it in a second step; two requests both start a pulse thread
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;

public class Heartbeat {
    private final AtomicBoolean started = new AtomicBoolean();
    private final AtomicInteger pulses = new AtomicInteger();

    void ensureStarted() {
        if (!started.get()) {
            started.set(true);
            Thread t = new Thread(this::pulse, "pulse");
            t.setDaemon(true);
            t.start();
        }
    }

    private void pulse() {
        pulses.incrementAndGet();
    }

    public static void main(String[] args) throws InterruptedException {
        Heartbeat h = new Heartbeat();
        Thread[] requests = new Thread[8];
        for (int i = 0; i < requests.length; i++) {
            requests[i] = new Thread(h::ensureStarted);
        }
        for (Thread t : requests) {
            t.start();
        }
        for (Thread t : requests) {
            t.join();
        }
        Thread.sleep(100);
        System.out.println("pulse threads: " + h.pulses.get());
    }
}
// corpus: unseen14
