// run: scan --only atomicity --library
// expect: atomicity
// Advance() checks the ticket's state and sets the next one in two Ticket sections under the flow lock; a direct Ticket.cancel() in between is overwritten and the cancelled ticket proceeds.
import java.util.HashMap;
import java.util.Map;

public class ApprovalFlow {
    public enum State { DRAFT, REVIEW, APPROVED, CANCELLED }

    public static class Ticket {
        private State state = State.DRAFT;

        public synchronized State state() {
            return state;
        }

        synchronized void to(State s) {
            state = s;
        }

        public synchronized boolean cancel() {
            if (state == State.APPROVED) {
                return false;
            }
            state = State.CANCELLED;
            return true;
        }
    }

    private final Map<State, Integer> moved = new HashMap<>();

    public Ticket create() {
        return new Ticket();
    }

    public State advance(Ticket t) {
        synchronized (moved) {
            State next;
            switch (t.state()) {
                case DRAFT:
                    next = State.REVIEW;
                    break;
                case REVIEW:
                    next = State.APPROVED;
                    break;
                default:
                    return null;
            }
            t.to(next);
            moved.merge(next, 1, Integer::sum);
            return next;
        }
    }

    public int movedTo(State s) {
        synchronized (moved) {
            return moved.getOrDefault(s, 0);
        }
    }
}
// corpus: unseen
