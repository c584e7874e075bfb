// Mutable Stat touched only inside compute/computeIfPresent of its key, which ConcurrentHashMap makes atomic per key.
// run: scan --only data-race
// expect: none
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;

public class SellerStats {
    static class Stat {
        private int orders;
        private long cents;
        private final List<Long> largest = new ArrayList<>();

        Stat add(long amount) {
            orders++;
            cents += amount;
            if (amount > 4_500) {
                largest.add(amount);
            }
            return this;
        }

        String render() {
            return orders + " orders " + cents + " cents " + largest.size() + " large";
        }
    }

    private final ConcurrentHashMap<String, Stat> stats = new ConcurrentHashMap<>();
    private final AtomicLong events = new AtomicLong();

    void onSale(String seller, long cents) {
        events.incrementAndGet();
        stats.compute(seller, (k, s) -> (s == null ? new Stat() : s).add(cents));
    }

    String peek(String seller) {
        String[] out = {"none"};
        stats.computeIfPresent(seller, (k, s) -> {
            out[0] = s.render();
            return s;
        });
        return out[0];
    }

    public static void main(String[] args) throws InterruptedException {
        SellerStats stats = new SellerStats();
        String[] sellers = {"anna", "boris", "chen"};
        ExecutorService pool = Executors.newFixedThreadPool(3);
        for (int p = 0; p < 3; p++) {
            final int part = p;
            pool.execute(() -> {
                for (int i = 0; i < 300; i++) {
                    stats.onSale(sellers[(i + part) % 3], (i * 37L) % 5_000);
                }
            });
        }
        for (int i = 0; i < 4; i++) {
            boolean any = !stats.peek(sellers[i % 3]).isEmpty();
            System.out.println("peek " + any);
        }
        pool.shutdown();
        if (!pool.awaitTermination(5, TimeUnit.SECONDS)) {
            throw new IllegalStateException("sales still running");
        }
        for (String s : sellers) {
            System.out.println(s + " " + stats.peek(s));
        }
        System.out.println("events " + stats.events.get());
    }
}
// corpus: unseen27
