// run: scan --only stale-value
// expect: none
// the queue depth read is only printed, it decides nothing about the queue
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;

public class LoggedDepth {
    private final BlockingQueue<Runnable> queue = new LinkedBlockingQueue<>(1000);

    public void submit(Runnable r) throws InterruptedException {
        int depth = queue.size();
        System.out.println("queue depth " + depth);
        queue.put(r);
    }

    public void runOne() throws InterruptedException {
        queue.take().run();
    }
}
// corpus: unseen
