// run: scan --only stale-value
// expect: none
// poll once and test the polled value itself
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;

class PollingWorker implements Runnable {
    private final Queue<Integer> work;

    PollingWorker(Queue<Integer> work) {
        this.work = work;
    }

    public void run() {
        Integer n;
        while ((n = work.poll()) != null) {
            System.out.println(n * n);
        }
    }
}

public class PollLoop {
    public static void main(String[] args) throws Exception {
        Queue<Integer> work = new ConcurrentLinkedQueue<>();
        for (int i = 0; i < 30; i++) {
            work.offer(i);
        }
        Thread a = new Thread(new PollingWorker(work));
        Thread b = new Thread(new PollingWorker(work));
        a.start();
        b.start();
        a.join();
        b.join();
        if (!work.isEmpty()) {
            System.out.println(work.poll());
        }
    }
}
// corpus: unseen
