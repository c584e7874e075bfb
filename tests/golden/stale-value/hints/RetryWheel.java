// run: scan --only stale-value
// expect: none
// exactly the peeked timer is claimed by remove(head), whose answer decides; when another worker had it first the caller just looks again
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.PriorityBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

public class RetryWheel {
    record Retry(long due, String name) implements Comparable<Retry> {
        @Override
        public int compareTo(Retry o) {
            return Long.compare(due, o.due);
        }
    }

    private final PriorityBlockingQueue<Retry> retries = new PriorityBlockingQueue<>();
    private final AtomicInteger fired = new AtomicInteger();

    void schedule(Retry r) {
        retries.add(r);
    }

    boolean fireDue(long now) {
        Retry head = retries.peek();
        if (head == null || head.due() > now) {
            return false;
        }
        if (retries.remove(head)) {
            fired.incrementAndGet();
        }
        return true;
    }

    public static void main(String[] args) throws InterruptedException {
        RetryWheel wheel = new RetryWheel();
        for (int i = 0; i < 20_000; i++) {
            wheel.schedule(new Retry(i / 3, "t" + i));
        }
        ExecutorService workers = Executors.newFixedThreadPool(3);
        for (int w = 0; w < 3; w++) {
            workers.execute(() -> {
                for (long now = 0; now < 7000; now++) {
                    while (wheel.fireDue(now)) {
                        Thread.onSpinWait();
                    }
                }
            });
        }
        workers.shutdown();
        workers.awaitTermination(9, TimeUnit.SECONDS);
        System.out.println(wheel.fired.get());
    }
}
// corpus: unseen12
