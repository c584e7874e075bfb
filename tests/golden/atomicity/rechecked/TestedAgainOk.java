// run: scan --only atomicity
// expect: none
// The second section asks again.
public class TestedAgainOk {
    public static class Job {
        private boolean done;
        private int results;
        public synchronized boolean isDone() { return done; }
        public synchronized void finish() { if (done) return; done = true; results++; }
    }
    private int n;
    public synchronized void end(Job job) {
        n++;
        if (!job.isDone())
            job.finish(); // <- here
    }
}
