// run: scan --only lock-order
// expect: none
// The worker is joined after the lock was released.
public class JoinFieldOk {
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
    public void shutdown() throws InterruptedException {
        Thread w;
        synchronized (this) {
            running = false;
            w = worker;
        }
        w.join();
    }
    public static void main(String[] a) throws Exception {
        JoinFieldOk j = new JoinFieldOk();
        j.start();
        Thread.sleep(10);
        j.shutdown();
    }
}
