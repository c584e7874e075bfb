// run: scan --only stale-value
// expect: stale-value method=LinDigPeekBad.takeDue line=here
// Lin and Dig, queues: peek decides, poll takes another one.

import java.util.concurrent.PriorityBlockingQueue;

public class LinDigPeekBad {
    private final PriorityBlockingQueue<Long> deadlines = new PriorityBlockingQueue<>();

    public void add(long when) { deadlines.add(when); }

    public Long takeDue(long now) {
        Long first = deadlines.peek();
        if (first == null || first > now)
            return null;
        return deadlines.poll(); // <- here
    }
}
// corpus: published
