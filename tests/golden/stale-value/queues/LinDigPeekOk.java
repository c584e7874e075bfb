// run: scan --only atomicity,stale-value
// expect: none
// Lin and Dig, queues: peek decides, poll takes another one.

import java.util.concurrent.PriorityBlockingQueue;

public class LinDigPeekOk {
    private final PriorityBlockingQueue<Long> deadlines = new PriorityBlockingQueue<>();

    public void add(long when) { deadlines.add(when); }

    public Long takeDue(long now) {
        synchronized (this) {
            Long first = deadlines.peek();
            if (first == null || first > now)
                return null;
            return deadlines.poll();
        }
    }
}
// corpus: published
