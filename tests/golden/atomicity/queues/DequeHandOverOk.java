// run: scan --only atomicity,stale-value
// expect: none
// Work stealing by hand: size and pop of another worker's queue, under one's own lock.

import java.util.ArrayDeque;

public class DequeHandOverOk {
    private final ArrayDeque<Runnable> tasks = new ArrayDeque<>();

    public synchronized int size() { return tasks.size(); }

    public synchronized void push(Runnable r) { tasks.push(r); }

    public synchronized Runnable pop() { return tasks.pop(); }

    public synchronized Runnable poll() { return tasks.poll(); }

    public synchronized void handOver(DequeHandOverOk other) {
        Runnable r = other.poll();
        if (r != null)
            tasks.push(r);
    }
}
// corpus: published
