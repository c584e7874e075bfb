// run: scan --only stale-value
// expect: stale-value method=GuardedPollBad.next line=here
// Lin and Dig's poll, for a PriorityQueue behind synchronized methods.

import java.util.PriorityQueue;

public class GuardedPollBad {
    private final PriorityQueue<String> queue = new PriorityQueue<>();

    public synchronized void add(String s) { queue.add(s); }

    public synchronized boolean isEmpty() { return queue.isEmpty(); }

    private synchronized String poll() { return queue.poll(); }

    public int next() {
        if (isEmpty())
            return 0;
        return poll().length(); // <- here
    }
}
// corpus: published
