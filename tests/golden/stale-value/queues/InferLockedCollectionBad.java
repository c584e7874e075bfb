// run: scan --only stale-value
// expect: stale-value method=InferLockedCollectionBad.pop line=here
// Infer RacerD's container model: a deque guarded by the methods' lock, looked at and emptied by two of them.

import java.util.ArrayDeque;
import java.util.Deque;

public class InferLockedCollectionBad {
    private final Deque<Runnable> jobs = new ArrayDeque<>();

    public synchronized void push(Runnable job) { jobs.push(job); }

    private synchronized int depth() { return jobs.size(); }

    private synchronized Runnable top() { return jobs.pop(); }

    public void pop() {
        if (depth() > 0)
            top().run(); // <- here
    }
}
// corpus: published
