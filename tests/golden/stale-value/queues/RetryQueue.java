// run: scan --only stale-value
// expect: stale-value
// expect: stale-value
// a worker peeks at the concurrent queue, decides by the head that it is due and then polls; another worker may have taken that head, so it runs an entry that is not due or gets null.
// The second is the look at `done`, which decides whether one more is counted.
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicInteger;

public class RetryQueue {
    static final class Retry {
        final int id;
        final long dueNanos;

        Retry(int id, long dueNanos) {
            this.id = id;
            this.dueNanos = dueNanos;
        }
    }

    private final ConcurrentLinkedQueue<Retry> queue = new ConcurrentLinkedQueue<>();
    private final AtomicInteger done = new AtomicInteger();

    void schedule(int id, long dueNanos) {
        queue.add(new Retry(id, dueNanos));
    }

    boolean runDue() {
        Retry head = queue.peek();
        if (head == null || head.dueNanos > System.nanoTime()) {
            return false;
        }
        Retry r = queue.poll();
        attempt(r.id);
        return true;
    }

    private void attempt(int id) {
        done.incrementAndGet();
        if (id % 500 == 0) {
            System.out.println("retried " + id);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        RetryQueue q = new RetryQueue();
        long base = System.nanoTime();
        for (int i = 0; i < 5_000; i++) {
            q.schedule(i, base + i * 10_000L);
        }
        Runnable worker = () -> {
            while (q.done.get() < 5_000) {
                q.runDue();
            }
        };
        Thread a = new Thread(worker);
        Thread b = new Thread(worker);
        a.start();
        b.start();
        a.join();
        b.join();
    }
}
// corpus: unseen
