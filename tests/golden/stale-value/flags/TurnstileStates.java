// run: scan --only stale-value
// expect: stale-value
// expect: stale-value
// getState/setState of a state machine are two critical sections, two threads take the same transition
public class TurnstileStates {
    public enum State { LOCKED, UNLOCKED, BROKEN }

    private State state = State.LOCKED;
    private int coins;

    public synchronized State getState() {
        return state;
    }

    public synchronized void setState(State state) {
        this.state = state;
    }

    private synchronized void collect() {
        coins++;
    }

    public boolean coin() {
        if (getState() == State.LOCKED) {
            collect();
            setState(State.UNLOCKED);
            return true;
        }
        return false;
    }

    public boolean push() {
        if (getState() == State.UNLOCKED) {
            setState(State.LOCKED);
            return true;
        }
        return false;
    }
}
// corpus: unseen
