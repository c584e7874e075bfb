// run: scan --library --only stale-value
// expect: stale-value
// expect: stale-value
// start() checks the volatile state and sets it in a second step: two callers both start a worker; stop() likewise
import java.util.concurrent.atomic.AtomicInteger;

public class ServiceLifecycle {
    public enum State { NEW, RUNNING, STOPPED }

    private final Runnable work;
    private final AtomicInteger starts = new AtomicInteger();
    private volatile State state = State.NEW;

    public ServiceLifecycle(Runnable work) {
        this.work = work;
    }

    public boolean start() {
        if (state != State.NEW) {
            return false;
        }
        state = State.RUNNING;
        starts.incrementAndGet();
        Thread t = new Thread(this::loop, "service-" + starts.get());
        t.setDaemon(true);
        t.start();
        return true;
    }

    public boolean stop() {
        if (state != State.RUNNING) {
            return false;
        }
        state = State.STOPPED;
        return true;
    }

    private void loop() {
        while (state == State.RUNNING) {
            work.run();
        }
    }

    public State state() {
        return state;
    }
}
// corpus: unseen
