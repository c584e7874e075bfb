// run: scan --only atomicity,stale-value
// expect: none
// Lin and Dig's poll, for a PriorityQueue behind synchronized methods.

import java.util.PriorityQueue;

public class GuardedPollOk {
    private final PriorityQueue<String> queue = new PriorityQueue<>();

    public synchronized void add(String s) { queue.add(s); }

    public synchronized boolean isEmpty() { return queue.isEmpty(); }

    private synchronized String poll() { return queue.poll(); }

    public int next() {
        String s = poll();
        return s == null ? 0 : s.length();
    }
}
// corpus: published
