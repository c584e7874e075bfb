// run: scan --only stale-value
// expect: none
// only the one scheduler thread writes the volatile fields; the other threads only read one of them
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

public class TickPublisher {
    private final ScheduledExecutorService clock = Executors.newSingleThreadScheduledExecutor();
    private volatile long sequence;
    private volatile long highest;

    void start() {
        clock.scheduleAtFixedRate(this::tick, 0, 500, TimeUnit.MICROSECONDS);
    }

    private void tick() {
        sequence++;
        long price = 100 + (sequence * 31) % 17;
        if (price > highest) {
            highest = price;
        }
    }

    long sequence() {
        return sequence;
    }

    long highest() {
        return highest;
    }

    boolean stop() throws InterruptedException {
        clock.shutdown();
        return clock.awaitTermination(2, TimeUnit.SECONDS);
    }

    public static void main(String[] args) throws InterruptedException {
        TickPublisher publisher = new TickPublisher();
        publisher.start();
        CompletableFuture<Long> reader = CompletableFuture.supplyAsync(() -> {
            long last = 0;
            for (int i = 0; i < 10_000; i++) {
                last = Math.max(last, publisher.sequence());
            }
            return last;
        });
        System.out.println(reader.join() >= 0);
        TimeUnit.MILLISECONDS.sleep(50);
        System.out.println(publisher.stop() + " " + publisher.highest());
    }
}
// corpus: unseen15
