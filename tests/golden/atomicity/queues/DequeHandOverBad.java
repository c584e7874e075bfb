// run: scan --only atomicity
// expect: atomicity method=DequeHandOverBad.handOver line=here
// Work stealing by hand: size and pop of another worker's queue, under one's own lock.

import java.util.ArrayDeque;

public class DequeHandOverBad {
    private final ArrayDeque<Runnable> tasks = new ArrayDeque<>();

    public synchronized int size() { return tasks.size(); }

    public synchronized void push(Runnable r) { tasks.push(r); }

    public synchronized Runnable pop() { return tasks.pop(); }

    public synchronized Runnable poll() { return tasks.poll(); }

    public synchronized void handOver(DequeHandOverBad other) {
        if (other.size() > 0)
            tasks.push(other.pop()); // <- here
    }
}
// corpus: published
