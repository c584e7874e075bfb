// Plain fields only in one periodic task, whose runs are ordered by the scheduler; main reads after awaitTermination returned true.
// run: scan --only data-race
// expect: none
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

public class RefundTicker {
    record Refund(int id, long cents) {}

    private final ConcurrentLinkedQueue<Refund> inbox = new ConcurrentLinkedQueue<>();
    private final ScheduledExecutorService scheduler = Executors.newScheduledThreadPool(2);
    private final CountDownLatch ran = new CountDownLatch(15);

    private final List<Integer> processed = new ArrayList<>();
    private long paidCents;
    private int emptyRuns;

    private void tick() {
        Refund r = inbox.poll();
        if (r == null) {
            emptyRuns++;
        } else {
            processed.add(r.id());
            paidCents += r.cents();
            emptyRuns = 0;
        }
        ran.countDown();
    }

    private void heartbeat() {
        if (inbox.size() > 1000) {
            System.out.println("backlog");
        }
    }

    void start() {
        scheduler.scheduleAtFixedRate(this::tick, 0, 1, TimeUnit.MILLISECONDS);
        scheduler.scheduleAtFixedRate(this::heartbeat, 0, 3, TimeUnit.MILLISECONDS);
    }

    void request(int id, long cents) {
        inbox.add(new Refund(id, cents));
    }

    void stop() throws InterruptedException {
        ran.await();
        scheduler.shutdown();
        while (!scheduler.awaitTermination(1, TimeUnit.SECONDS)) {
            System.out.println("waiting");
        }
    }

    String report() {
        return processed.size() + " refunds " + paidCents + " idle " + (emptyRuns >= 0);
    }

    public static void main(String[] args) throws InterruptedException {
        RefundTicker ticker = new RefundTicker();
        ticker.start();
        for (int i = 1; i <= 10; i++) {
            ticker.request(i, i * 100L);
        }
        ticker.stop();
        System.out.println(ticker.report());
    }
}
// corpus: unseen27
