// run: scan --only stale-value --library
// expect: none
// Clean: the state changes only by compareAndSet; the get used for the error message decides nothing.
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;

public class CasStartStop {

    public enum State { NEW, RUNNING, STOPPED }

    private final AtomicReference<State> state = new AtomicReference<>(State.NEW);
    private final AtomicInteger beats = new AtomicInteger();

    public void start() {
        if (!state.compareAndSet(State.NEW, State.RUNNING)) {
            throw new IllegalStateException("can not start, state is " + state.get());
        }
        Thread t = new Thread(this::loop, "heart");
        t.setDaemon(true);
        t.start();
    }

    public boolean stop() {
        return state.compareAndSet(State.RUNNING, State.STOPPED);
    }

    private void loop() {
        while (state.get() == State.RUNNING) {
            beats.incrementAndGet();
            try {
                Thread.sleep(5);
            } catch (InterruptedException e) {
                stop();
                return;
            }
        }
    }

    public State state() {
        return state.get();
    }

    public int beats() {
        return beats.get();
    }
}
// corpus: unseen
