// run: scan --only atomicity,stale-value
// expect: none
// Infer RacerD's container model: a deque guarded by the methods' lock, looked at and emptied by two of them.

import java.util.ArrayDeque;
import java.util.Deque;

public class InferLockedCollectionOk {
    private final Deque<Runnable> jobs = new ArrayDeque<>();

    public synchronized void push(Runnable job) { jobs.push(job); }

    private synchronized int depth() { return jobs.size(); }

    private synchronized Runnable top() { return jobs.pop(); }

    public synchronized void pop() {
        if (depth() > 0)
            top().run();
    }
}
// corpus: published
