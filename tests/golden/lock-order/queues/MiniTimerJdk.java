// run: scan --only lock-order --library
// expect: none
// Like java.util.Timer: the queue lock is always taken before a task's lock; cancel() takes only the task's lock and leaves the entry to the timer.
import java.util.PriorityQueue;

public class MiniTimerJdk {
    private final PriorityQueue<Task> queue = new PriorityQueue<>((a, b) -> Long.compare(a.when, b.when));

    public void schedule(Task t, long when) {
        synchronized (queue) {
            synchronized (t.lock) {
                if (t.state != Task.VIRGIN) {
                    throw new IllegalStateException("already scheduled or cancelled");
                }
                t.when = when;
                t.state = Task.SCHEDULED;
            }
            queue.add(t);
        }
    }

    public void tick(long now) {
        Task due = null;
        synchronized (queue) {
            Task t = queue.peek();
            if (t == null) {
                return;
            }
            synchronized (t.lock) {
                if (t.state == Task.CANCELLED) {
                    queue.poll();
                } else if (t.when <= now) {
                    queue.poll();
                    t.state = Task.EXECUTED;
                    due = t;
                }
            }
        }
        if (due != null) {
            due.action.run();
        }
    }

    public static final class Task {
        private static final int VIRGIN = 0, SCHEDULED = 1, EXECUTED = 2, CANCELLED = 3;
        private final Object lock = new Object();
        private final Runnable action;
        private int state = VIRGIN;
        private long when;

        public Task(Runnable action) {
            this.action = action;
        }

        public boolean cancel() {
            synchronized (lock) {
                boolean was = state == SCHEDULED;
                state = CANCELLED;
                return was;
            }
        }
    }
}
// corpus: unseen
