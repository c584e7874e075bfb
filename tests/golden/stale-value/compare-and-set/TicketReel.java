// run: scan --only stale-value
// expect: none
// the number is taken with a compare-and-set that is tried again until nobody came in between
import java.util.OptionalInt;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

public class TicketReel {
    private final AtomicInteger next = new AtomicInteger(1);
    private final int last;

    TicketReel(int last) {
        this.last = last;
    }

    OptionalInt tear() {
        int n;
        do {
            n = next.get();
            if (n > last) {
                return OptionalInt.empty();
            }
        } while (!next.compareAndSet(n, n + 1));
        return OptionalInt.of(n);
    }

    public static void main(String[] args) throws InterruptedException {
        TicketReel reel = new TicketReel(10_000);
        Set<Integer> seen = ConcurrentHashMap.newKeySet();
        ExecutorService counters = Executors.newFixedThreadPool(3);
        for (int c = 0; c < 3; c++) {
            counters.execute(() -> {
                for (OptionalInt n = reel.tear(); n.isPresent(); n = reel.tear()) {
                    if (!seen.add(n.getAsInt())) {
                        System.out.println("twice: " + n);
                    }
                }
            });
        }
        counters.shutdown();
        counters.awaitTermination(5, TimeUnit.SECONDS);
        System.out.println(seen.size());
    }
}
// corpus: unseen
