// run: scan --library --only lock-order
// expect: none
// await is called with its own lock only; the audit lock is taken after the first one was given back
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

public class TicketBroker {
    public record Ticket(long id, String event) {}

    private final ReentrantLock lock = new ReentrantLock();
    private final Condition offered = lock.newCondition();
    private final Deque<Ticket> tickets = new ArrayDeque<>();

    private final Object auditLock = new Object();
    private final List<String> audit = new ArrayList<>();

    public void offer(Ticket ticket) {
        lock.lock();
        try {
            tickets.add(ticket);
            offered.signal();
        } finally {
            lock.unlock();
        }
        note("offered " + ticket.id());
    }

    public Optional<Ticket> take(long millis) throws InterruptedException {
        long left = TimeUnit.MILLISECONDS.toNanos(millis);
        Ticket ticket;
        lock.lock();
        try {
            while (tickets.isEmpty()) {
                if (left <= 0) {
                    return Optional.empty();
                }
                left = offered.awaitNanos(left);
            }
            ticket = tickets.poll();
        } finally {
            lock.unlock();
        }
        note("taken " + ticket.id());
        return Optional.of(ticket);
    }

    private void note(String line) {
        synchronized (auditLock) {
            audit.add(line);
        }
    }

    public List<String> audit() {
        synchronized (auditLock) {
            return List.copyOf(audit);
        }
    }
}
// corpus: unseen15
