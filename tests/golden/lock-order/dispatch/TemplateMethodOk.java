// run: scan --only lock-order --library
// expect: none
// The hook of the only subclass takes no lock.
public class TemplateMethodOk {
    static abstract class Task {
        private int runs;
        public synchronized void run() { runs++; step(); }
        abstract void step();
        synchronized int runs() { return runs; }
    }
    public static final class Job extends Task {
        private int steps;
        @Override void step() { steps++; }
    }
    public static final class Queue {
        private int done;
        public synchronized void done() { done++; }
        public synchronized int progress(Job j) { return done - j.runs(); }
    }
}
