// run: scan --only atomicity --library
// expect: atomicity
// The second section asks again, but only to throw.
import java.util.ArrayDeque;
import java.util.Deque;

public class HintThrowsBad {
    public static class Jobs {
        private final Deque<Runnable> waiting = new ArrayDeque<>();

        public synchronized int count() {
            return waiting.size();
        }

        public synchronized Runnable next() {
            Runnable job = waiting.pollFirst();
            if (job == null) {
                throw new IllegalStateException();
            }
            return job;
        }

        public synchronized void add(Runnable job) {
            waiting.addLast(job);
        }
    }

    private final Jobs jobs;
    private int runs, idle;

    public HintThrowsBad(Jobs jobs) {
        this.jobs = jobs;
    }

    public synchronized void step() {
        Runnable job = null;
        if (jobs.count() > 0) {
            job = jobs.next();
        }
        if (job == null) {
            idle++;
        } else {
            runs++;
        }
    }
}
