// run: scan --only atomicity --library
// expect: atomicity
// Dispatch() peeks at the head job, starts it and then drops the head in a second queue section; an urgent job pushed directly to the front in between is dropped unrun.
import java.util.ArrayDeque;
import java.util.Deque;

public class JobDispatcher {
    public static class JobQueue {
        private final Deque<Runnable> jobs = new ArrayDeque<>();

        public synchronized void submit(Runnable r) {
            jobs.addLast(r);
        }

        public synchronized void urgent(Runnable r) {
            jobs.addFirst(r);
        }

        synchronized Runnable head() {
            return jobs.peekFirst();
        }

        synchronized void dropHead() {
            jobs.pollFirst();
        }

        public synchronized int length() {
            return jobs.size();
        }
    }

    private final JobQueue queue = new JobQueue();
    private int budget;
    private long started;

    public JobQueue queue() {
        return queue;
    }

    public synchronized void grant(int n) {
        budget += n;
    }

    public synchronized boolean dispatch() {
        if (budget == 0) {
            return false;
        }
        Runnable r = queue.head();
        if (r == null) {
            return false;
        }
        new Thread(r, "job-" + started).start();
        started++;
        budget--;
        queue.dropHead();
        return true;
    }

    public synchronized long started() {
        return started;
    }
}
// corpus: unseen
