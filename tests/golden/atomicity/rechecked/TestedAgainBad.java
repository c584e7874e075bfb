// run: scan --only atomicity
// expect: atomicity method=TestedAgainBad.end line=here witness=job context=this
// It does not: the job may be finished twice.
public class TestedAgainBad {
    public static class Job {
        private boolean done;
        private int results;
        public synchronized boolean isDone() { return done; }
        public synchronized void finish() {  done = true; results++; }
    }
    private int n;
    public synchronized void end(Job job) {
        n++;
        if (!job.isDone())
            job.finish(); // <- here
    }
}
