// run: scan --only stale-value
// expect: stale-value method=PeekPollUnseenBad.due line=here
// What is taken is not looked at: it may be another one.

import java.util.concurrent.ConcurrentLinkedQueue;

public class PeekPollUnseenBad {
    private final ConcurrentLinkedQueue<Long> alarms = new ConcurrentLinkedQueue<>();

    public void add(long at) { alarms.add(at); }

    public long due(long now) {
        Long next = alarms.peek();
        if (next != null && next <= now) {
            alarms.poll(); // <- here
            return next;
        }
        return -1;
    }
}
