// run: scan --only stale-value
// expect: none
// Program mode: only one thread ever writes.

public class StaticVolatileOk {
    public static void main(String[] args) throws InterruptedException {
        Worker w = new Worker();
        w.start();
        while (done == 0)
            Thread.sleep(1);
    }

    static volatile int done;

    static class Worker extends Thread {
        @Override public void run() {
            done++;
        }
    }
}
