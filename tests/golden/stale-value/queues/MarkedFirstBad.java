// run: scan --library --only stale-value
// expect: stale-value method=MarkedFirstBad.fire line=here severity=low
// Whoever looks finds it unmarked, and takes out what comes then.
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicBoolean;

public class MarkedFirstBad {
    static class Event {
        private final AtomicBoolean fired = new AtomicBoolean();

        boolean mark() { return !fired.get(); }
        void fire() { System.out.println(this); }
    }

    private final Queue<Event> events = new ConcurrentLinkedQueue<>();

    public void fire() {
        Event head = events.peek();
        if (head != null && head.mark()) {
            head.fire();
            events.poll(); // <- here
        }
    }
}
