// run: scan --only lock-order
// expect: lock-order locks=JoinWorkerBad$Boss,JoinWorkerBad$Worker severity=high
// The worker was given its boss, who waits for it.
public class JoinWorkerBad {
    static class Worker extends Thread {
        final Boss b;
        Worker(Boss b) { this.b = b; }
        public void run() { b.report(1); }
    }
    static class Boss {
        int n;
        synchronized void hire() throws InterruptedException {
            Worker w = new Worker(this);
            w.start();
            w.join();
        }
        synchronized void report(int k) { n += k; }
    }
    public static void main(String[] a) throws Exception { new Boss().hire(); }
}
