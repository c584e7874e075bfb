// run: scan --only lock-order
// expect: lock-order
// Close() joins the worker while holding the monitor which the worker needs in nextJob.
import java.util.ArrayDeque;
import java.util.Deque;

public class PrintSpooler {
    private final Deque<String> jobs = new ArrayDeque<>();
    private boolean closing;
    private int printed;
    private final Thread worker = new Thread(this::drain, "spooler");

    public void open() {
        worker.start();
    }

    public synchronized void submit(String job) {
        if (!closing) {
            jobs.addLast(job);
        }
    }

    private synchronized String nextJob() {
        return jobs.pollFirst();
    }

    private synchronized boolean finished() {
        return closing && jobs.isEmpty();
    }

    private void drain() {
        while (!finished()) {
            String job = nextJob();
            if (job == null) {
                Thread.yield();
                continue;
            }
            System.out.println("printing " + job);
            printed++;
        }
    }

    public synchronized int close() throws InterruptedException {
        closing = true;
        worker.join();
        return printed;
    }

    public static void main(String[] args) throws Exception {
        PrintSpooler s = new PrintSpooler();
        s.open();
        for (int i = 0; i < 10; i++) {
            s.submit("page-" + i);
        }
        System.out.println(s.close());
    }
}
// corpus: unseen
