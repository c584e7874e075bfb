// Two different periodic tasks on a two-thread scheduler both write the plain field.
// run: scan --only data-race
// expect: data-race field=RetryPlanner.backoffMillis
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

public class RetryPlanner {
    record Attempt(long paymentId, int number) {}

    private final ScheduledExecutorService scheduler = Executors.newScheduledThreadPool(2);
    private final ConcurrentLinkedQueue<Attempt> pending = new ConcurrentLinkedQueue<>();
    private final AtomicInteger recovered = new AtomicInteger();
    private final CountDownLatch rounds = new CountDownLatch(20);
    private int backoffMillis = 1;

    void enqueue(long paymentId) {
        pending.add(new Attempt(paymentId, 1));
    }

    private void retryOne() {
        Attempt a = pending.poll();
        if (a != null) {
            if ((a.paymentId() + a.number()) % 3 == 0) {
                recovered.incrementAndGet();
                backoffMillis = Math.max(1, backoffMillis / 2);
            } else if (a.number() < 4) {
                pending.add(new Attempt(a.paymentId(), a.number() + 1));
            }
        }
        rounds.countDown();
    }

    private void tune() {
        if (pending.size() > 5) {
            backoffMillis = Math.min(64, backoffMillis * 2);
        }
    }

    void start() {
        scheduler.scheduleAtFixedRate(this::retryOne, 0, 1, TimeUnit.MILLISECONDS);
        scheduler.scheduleAtFixedRate(this::tune, 0, 2, TimeUnit.MILLISECONDS);
    }

    void stop() throws InterruptedException {
        rounds.await();
        scheduler.shutdown();
        if (!scheduler.awaitTermination(5, TimeUnit.SECONDS)) {
            throw new IllegalStateException("scheduler still running");
        }
    }

    public static void main(String[] args) throws InterruptedException {
        RetryPlanner planner = new RetryPlanner();
        for (long id = 1; id <= 15; id++) {
            planner.enqueue(id);
        }
        planner.start();
        planner.stop();
        System.out.println("recovered " + planner.recovered.get() + " backoff " + planner.backoffMillis);
    }
}
// corpus: unseen27
