// run: scan --library --only lock-order
// expect: none
// hazelcast/hazelcast#2451 - foreign listeners are called with no lock held: the state changes under lifecycleLock, the listeners come from a copy-on-write list afterwards
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;

public class LifecycleHub {
    public enum State { STARTING, STARTED, SHUTTING_DOWN, SHUTDOWN }

    private final Object lifecycleLock = new Object();
    private final List<Consumer<State>> listeners = new CopyOnWriteArrayList<>();
    private State state = State.STARTING;

    public Runnable addListener(Consumer<State> listener) {
        listeners.add(listener);
        return () -> listeners.remove(listener);
    }

    public boolean isRunning() {
        synchronized (lifecycleLock) {
            return state == State.STARTED;
        }
    }

    public void start() {
        if (advance(State.STARTING, State.STARTED)) {
            fire(State.STARTED);
        }
    }

    public void shutdown() {
        if (!advance(State.STARTED, State.SHUTTING_DOWN)) {
            return;
        }
        fire(State.SHUTTING_DOWN);
        if (advance(State.SHUTTING_DOWN, State.SHUTDOWN)) {
            fire(State.SHUTDOWN);
        }
    }

    private boolean advance(State from, State to) {
        synchronized (lifecycleLock) {
            if (state != from) {
                return false;
            }
            state = to;
            return true;
        }
    }

    private void fire(State s) {
        for (Consumer<State> listener : listeners) {
            listener.accept(s);
        }
    }
}

class SessionCloser implements Consumer<LifecycleHub.State> {
    private final LifecycleHub hub;
    private int closed;

    SessionCloser(LifecycleHub hub) {
        this.hub = hub;
    }

    @Override
    public synchronized void accept(LifecycleHub.State s) {
        if (s == LifecycleHub.State.SHUTTING_DOWN) {
            closed++;
        }
    }

    public synchronized String describe() {
        return closed + " closed, running: " + hub.isRunning();
    }
}
// corpus: unseen18
