// run: scan --only stale-value
// expect: none
// Lin and Dig, queues: peek decides, poll takes another one.
// Missed: The element that is taken is returned unseen: it may be another one.

import java.util.concurrent.PriorityBlockingQueue;

public class FN_LinDigPeekBad {
    private final PriorityBlockingQueue<Long> deadlines = new PriorityBlockingQueue<>();

    public void add(long when) { deadlines.add(when); }

    public Long takeDue(long now) {
        Long first = deadlines.peek();
        if (first == null || first > now)
            return null;
        return deadlines.poll(); // missed
    }
}
