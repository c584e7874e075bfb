// run: scan --library --only atomicity
// expect: atomicity
// pullNext() is synchronized on the agent, while the Vector handed in is shared by all agents: isEmpty, firstElement and removeElementAt are separate steps
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Vector;

public class BuildAgent {
    public enum State { IDLE, BUSY, OFFLINE }

    public record Target(String module, String goal) {}

    private final String host;
    private final List<Target> history = new ArrayList<>();
    private State state = State.IDLE;

    public BuildAgent(String host) {
        this.host = host;
    }

    public synchronized Optional<Target> pullNext(Vector<Target> shared) {
        if (state != State.IDLE || shared.isEmpty()) {
            return Optional.empty();
        }
        Target t = shared.firstElement();
        shared.removeElementAt(0);
        history.add(t);
        state = State.BUSY;
        return Optional.of(t);
    }

    public synchronized void finished() {
        if (state == State.BUSY) {
            state = State.IDLE;
        }
    }

    public synchronized void goOffline() {
        state = State.OFFLINE;
    }

    @Override
    public synchronized String toString() {
        return host + " " + state + " " + history.size();
    }
}
// corpus: unseen12
