// run: scan --only stale-value
// expect: stale-value method=AtomicReferenceStateBad.begin line=here

import java.util.concurrent.atomic.AtomicReference;

public class AtomicReferenceStateBad {
    enum State { IDLE, RUNNING }

    private final AtomicReference<State> state = new AtomicReference<>(State.IDLE);

    public boolean begin() {
        if (state.get() != State.IDLE)
            return false;
        state.set(State.RUNNING); // <- here
        return true;
    }
}
