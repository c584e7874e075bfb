// run: scan --only stale-value
// expect: none
// Lin and Dig's poll, for a PriorityQueue behind synchronized methods.
// Missed: poll of a plain queue is not in the table.

import java.util.PriorityQueue;

public class FN_GuardedPollBad {
    private final PriorityQueue<String> queue = new PriorityQueue<>();

    public synchronized void add(String s) { queue.add(s); }

    public synchronized boolean isEmpty() { return queue.isEmpty(); }

    private synchronized String poll() { return queue.poll(); }

    public int next() {
        if (isEmpty())
            return 0;
        return poll().length(); // missed
    }
}
