// run: scan --only lock-order --library
// expect: lock-order
// MiniTimer.tick (and schedule) holds the queue and then the task's lock; Task.cancel holds the task's lock and then the queue to purge it.
import java.util.PriorityQueue;

public class MiniTimer {
    private final PriorityQueue<Task> queue = new PriorityQueue<>((a, b) -> Long.compare(a.when, b.when));

    public void schedule(Task t, long when) {
        synchronized (queue) {
            synchronized (t.lock) {
                if (t.state != Task.VIRGIN) {
                    throw new IllegalStateException("already scheduled");
                }
                t.when = when;
                t.state = Task.SCHEDULED;
                t.timer = this;
            }
            queue.add(t);
            queue.notify();
        }
    }

    public void tick(long now) {
        Task due = null;
        synchronized (queue) {
            Task t = queue.peek();
            if (t != null) {
                synchronized (t.lock) {
                    if (t.state == Task.SCHEDULED && t.when <= now) {
                        t.state = Task.EXECUTED;
                        due = queue.poll();
                    }
                }
            }
        }
        if (due != null) {
            due.run();
        }
    }

    void purge(Task t) {
        synchronized (queue) {
            queue.remove(t);
        }
    }

    public int size() {
        synchronized (queue) {
            return queue.size();
        }
    }

    public abstract static class Task implements Runnable {
        static final int VIRGIN = 0, SCHEDULED = 1, CANCELLED = 2, EXECUTED = 3;
        private final Object lock = new Object();
        private int state = VIRGIN;
        private long when;
        private MiniTimer timer;

        public boolean cancel() {
            synchronized (lock) {
                boolean was = state == SCHEDULED;
                state = CANCELLED;
                if (was) {
                    timer.purge(this);
                }
                return was;
            }
        }
    }
}
// corpus: unseen
