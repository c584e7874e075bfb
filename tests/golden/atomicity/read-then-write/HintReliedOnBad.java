// run: scan --only atomicity --library
// expect: atomicity
// The count says that there is a job, and what is got is run without a look at it.
import java.util.ArrayDeque;
import java.util.Deque;

public class HintReliedOnBad {
    public static class Jobs {
        private final Deque<Runnable> waiting = new ArrayDeque<>();

        public synchronized int count() {
            return waiting.size();
        }

        public synchronized Runnable next() {
            return waiting.pollFirst();
        }

        public synchronized void add(Runnable job) {
            waiting.addLast(job);
        }
    }

    private final Jobs jobs;
    private int runs, idle;

    public HintReliedOnBad(Jobs jobs) {
        this.jobs = jobs;
    }

    public synchronized void step() {
        if (jobs.count() > 0) {
            Runnable job = jobs.next();
            job.run();
        } else {
            idle++;
        }
    }
}
