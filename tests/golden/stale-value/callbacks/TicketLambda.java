// run: scan --only stale-value
// expect: stale-value
// executor tasks (lambdas) test an AtomicInteger and then decrement it
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

public class TicketLambda {
    public static void main(String[] args) throws InterruptedException {
        AtomicInteger tickets = new AtomicInteger(50);
        ExecutorService pool = Executors.newFixedThreadPool(8);
        for (int i = 0; i < 60; i++) {
            final int customer = i;
            pool.submit(() -> {
                if (tickets.get() > 0) {
                    int left = tickets.decrementAndGet();
                    System.out.println("customer " + customer + ", left " + left);
                }
            });
        }
        pool.shutdown();
        pool.awaitTermination(10, TimeUnit.SECONDS);
        System.out.println(tickets.get());
    }
}
// corpus: unseen
