// run: scan --library --only atomicity
// expect: none
// the status is checked and changed in one synchronized transition of the ticket; lastActor is written there too
import java.util.ArrayList;
import java.util.List;

public class TicketDesk {
    private final String agent;
    private final List<Long> resolved = new ArrayList<>();
    private double bonus;

    public TicketDesk(String agent) {
        this.agent = agent;
    }

    public synchronized boolean resolve(DeskTicket ticket) {
        if (!ticket.transition(DeskTicket.Phase.OPEN, DeskTicket.Phase.RESOLVED, agent)) {
            return false;
        }
        resolved.add(ticket.id());
        bonus += 1.5;
        return true;
    }

    public synchronized double bonus() {
        return bonus;
    }

    public synchronized List<Long> resolved() {
        return List.copyOf(resolved);
    }
}

class DeskTicket {
    public enum Phase { OPEN, RESOLVED, CANCELLED }

    private final long id;
    private Phase phase = Phase.OPEN;
    private String lastActor = "";

    public DeskTicket(long id) {
        this.id = id;
    }

    public long id() {
        return id;
    }

    public synchronized boolean transition(Phase expected, Phase next, String actor) {
        if (phase != expected) {
            return false;
        }
        phase = next;
        lastActor = actor;
        return true;
    }

    public synchronized String lastActor() {
        return lastActor;
    }
}
// corpus: unseen13
