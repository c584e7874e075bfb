// run: scan --only stale-value
// expect: stale-value
// next++ on a volatile field is a read and a write; two counters hand out the same number
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

public class TicketRoll {
    private volatile int next = 1;

    int tear() {
        return next++;
    }

    public static void main(String[] args) throws InterruptedException {
        TicketRoll roll = new TicketRoll();
        Set<Integer> seen = ConcurrentHashMap.newKeySet();
        ExecutorService counters = Executors.newFixedThreadPool(3);
        for (int c = 0; c < 3; c++) {
            counters.execute(() -> {
                for (int i = 0; i < 5_000; i++) {
                    int number = roll.tear();
                    if (!seen.add(number)) {
                        System.out.println("twice: " + number);
                    }
                }
            });
        }
        counters.shutdown();
        counters.awaitTermination(10, TimeUnit.SECONDS);
    }
}
// corpus: unseen
