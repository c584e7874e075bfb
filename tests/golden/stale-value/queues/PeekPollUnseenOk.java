// run: scan --only stale-value
// expect: none

import java.util.concurrent.ConcurrentLinkedQueue;

public class PeekPollUnseenOk {
    private final ConcurrentLinkedQueue<Long> alarms = new ConcurrentLinkedQueue<>();

    public void add(long at) { alarms.add(at); }

    public long due(long now) {
        Long next = alarms.peek();
        if (next != null && next <= now && alarms.remove(next))
            return next;
        return -1;
    }
}
