// run: scan --only atomicity --library
// expect: none
// The count is a hint; that there is no job any more is handled, as if there had been none.
import java.util.ArrayDeque;
import java.util.Deque;

public class HintHandledOk {
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

    public HintHandledOk(Jobs jobs) {
        this.jobs = jobs;
    }

    public synchronized void step() {
        Runnable job = jobs.count() > 0 ? jobs.next() : null;
        if (job == null) {
            idle++;
        } else {
            runs++;
            job.run();
        }
    }
}
