// run: scan --only lock-order --library
// expect: lock-order locks=TemplateMethodBad$Job,TemplateMethodBad$Queue
// An abstract class locks, its subclass' hook locks something else.
public class TemplateMethodBad {
    static abstract class Task {
        private int runs;
        public synchronized void run() { runs++; step(); }
        abstract void step();
        synchronized int runs() { return runs; }
    }
    public static final class Job extends Task {
        private final Queue queue;
        public Job(Queue q) { queue = q; }
        @Override void step() { queue.done(); }
    }
    public static final class Queue {
        private int done;
        public synchronized void done() { done++; }
        public synchronized int progress(Job j) { return done - j.runs(); }
    }
}
