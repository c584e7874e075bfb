// run: scan --library --only stale-value
// expect: stale-value
// start() asks the AtomicBoolean with get and sets it later: two callers both power the pump up and start two poll threads
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;

public class PumpDriver {
    public interface Port {
        void write(int register, int value);
    }

    private final Port port;
    private final AtomicBoolean running = new AtomicBoolean();
    private final AtomicInteger polls = new AtomicInteger();

    public PumpDriver(Port port) {
        this.port = port;
    }

    public void start() {
        if (!running.get()) {
            running.set(true);
            port.write(0x10, 1);
            Thread t = new Thread(this::poll, "pump-poll");
            t.setDaemon(true);
            t.start();
        }
    }

    private void poll() {
        while (running.get()) {
            polls.incrementAndGet();
            try {
                Thread.sleep(20);
            } catch (InterruptedException e) {
                return;
            }
        }
    }

    public void stop() {
        if (running.compareAndSet(true, false)) {
            port.write(0x10, 0);
        }
    }

    public int polls() {
        return polls.get();
    }
}
// corpus: unseen17
