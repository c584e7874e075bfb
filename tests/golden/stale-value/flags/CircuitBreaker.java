// run: scan --only stale-value --library
// expect: stale-value
// allow() reads the volatile state OPEN and writes HALF_OPEN without compareAndSet; two threads both become the single probe.
public class CircuitBreaker {
    private enum State { CLOSED, OPEN, HALF_OPEN }

    private volatile State state = State.CLOSED;
    private volatile long openedAt;

    /** Exactly one caller is let through as the probe after the break. */
    public boolean allow(long now) {
        State s = state;
        if (s == State.CLOSED) {
            return true;
        }
        if (s == State.OPEN && now - openedAt > 1000) {
            state = State.HALF_OPEN;
            return true;
        }
        return false;
    }

    public void failure(long now) {
        openedAt = now;
        state = State.OPEN;
    }

    public void success() {
        state = State.CLOSED;
    }
}
// corpus: unseen
