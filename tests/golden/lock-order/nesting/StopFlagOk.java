// run: scan --only lock-order
// expect: none
// The thread looks at a volatile flag only.
public class StopFlagOk {
    private volatile boolean stop;
    private Thread t;
    private int n;
    synchronized void start() {
        t = new Thread(() -> {
            while (!stop) { n++; }
        });
        t.start();
    }
    synchronized void stop() throws InterruptedException {
        stop = true;
        t.join();
    }
    public static void main(String[] a) throws Exception {
        StopFlagOk s = new StopFlagOk();
        s.start();
        s.stop();
    }
}
