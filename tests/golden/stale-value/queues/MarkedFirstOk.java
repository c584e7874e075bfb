// run: scan --library --only stale-value
// expect: none
// Who marks the head is the only one to take it out.
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicBoolean;

public class MarkedFirstOk {
    static class Event {
        private final AtomicBoolean fired = new AtomicBoolean();

        boolean mark() { return fired.compareAndSet(false, true); }
        void fire() { System.out.println(this); }
    }

    private final Queue<Event> events = new ConcurrentLinkedQueue<>();

    public void fire() {
        Event head = events.peek();
        if (head != null && head.mark()) {
            head.fire();
            events.poll();
        }
    }
}
