// run: scan --library --only stale-value
// expect: stale-value
// claim() reads the ticket's phase in one lock section and sets RUNNING in another: two reviewers both claim the ticket
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

public class ApprovalFlowAgain {
    public enum Phase { READY, RUNNING, APPROVED, REJECTED }

    public static class Ticket {
        private final String subject;
        private Phase phase = Phase.READY;
        private String reviewer;

        Ticket(String subject) {
            this.subject = subject;
        }

        public String subject() {
            return subject;
        }

        public synchronized Phase phase() {
            return phase;
        }

        public synchronized void moveTo(Phase p, String who) {
            phase = p;
            reviewer = who;
        }

        public synchronized String reviewer() {
            return reviewer;
        }
    }

    private final Map<Long, Ticket> tickets = new ConcurrentHashMap<>();

    public void submit(long id, String subject) {
        tickets.putIfAbsent(id, new Ticket(subject));
    }

    public Optional<Ticket> claim(long id, String reviewer) {
        Ticket t = tickets.get(id);
        if (t == null || t.phase() != Phase.READY) {
            return Optional.empty();
        }
        t.moveTo(Phase.RUNNING, reviewer);
        return Optional.of(t);
    }
}
// corpus: unseen17
