// run: scan --only lock-order
// expect: lock-order locks=JoinFieldBad,java.lang.Thread severity=high
// shutdown joins the worker while it holds the lock that the worker needs for its next step.
public class JoinFieldBad {
    private Thread worker;
    private volatile boolean running = true;
    private int done;
    public synchronized void start() {
        worker = new Thread(this::loop);
        worker.start();
    }
    private void loop() {
        while (running) tick();
    }
    private synchronized void tick() { done++; }
    public synchronized void shutdown() throws InterruptedException {
        running = false;
        worker.join();
    }
    public static void main(String[] a) throws Exception {
        JoinFieldBad j = new JoinFieldBad();
        j.start();
        Thread.sleep(10);
        j.shutdown();
    }
}
