// run: scan --library --only atomicity
// expect: atomicity
// resolve checks ticket.status and sets it in a second call; another dispatcher (or reopen) can change the ticket in between, so it is resolved twice
import java.util.ArrayList;
import java.util.List;

public class TicketDispatcher {
    private final String agent;
    private final List<Long> resolved = new ArrayList<>();
    private double bonus;

    public TicketDispatcher(String agent) {
        this.agent = agent;
    }

    public synchronized boolean resolve(SupportTicket ticket) {
        if (ticket.status() != SupportTicket.Status.OPEN) {
            return false;
        }
        ticket.moveTo(SupportTicket.Status.RESOLVED, agent);
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

class SupportTicket {
    public enum Status { OPEN, RESOLVED, CANCELLED }

    private final long id;
    private Status status = Status.OPEN;
    private String lastActor = "";

    public SupportTicket(long id) {
        this.id = id;
    }

    public long id() {
        return id;
    }

    public synchronized Status status() {
        return status;
    }

    public synchronized void moveTo(Status s, String actor) {
        status = s;
        lastActor = actor;
    }

    public synchronized String lastActor() {
        return lastActor;
    }
}
// corpus: unseen13
