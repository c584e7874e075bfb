// run: scan --only stale-value
// expect: none
// a monotone volatile stop flag is polled by the worker and set once by main
class Poller implements Runnable {
    private volatile boolean stop;
    private long rounds;

    void requestStop() {
        stop = true;
    }

    @Override
    public void run() {
        while (!stop) {
            rounds++;
            Thread.yield();
        }
        System.out.println("rounds " + rounds);
    }
}

public class StopFlagWorker {
    public static void main(String[] args) throws InterruptedException {
        Poller p = new Poller();
        Thread t = new Thread(p);
        t.start();
        Thread.sleep(50);
        p.requestStop();
        t.join();
    }
}
// corpus: unseen
