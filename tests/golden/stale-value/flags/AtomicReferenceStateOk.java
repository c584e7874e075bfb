// run: scan --only stale-value
// expect: none

import java.util.concurrent.atomic.AtomicReference;

public class AtomicReferenceStateOk {
    enum State { IDLE, RUNNING }

    private final AtomicReference<State> state = new AtomicReference<>(State.IDLE);

    public boolean begin() {
        return state.compareAndSet(State.IDLE, State.RUNNING);
    }
}
