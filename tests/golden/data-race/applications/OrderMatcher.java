// Matcher tasks on a 3-thread pool add to static tradedVolume without any lock (book itself is locked).
// run: scan --only data-race --min-severity medium
// expect: data-race field=OrderMatcher.tradedVolume
// corpus: unseen31
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

public class OrderMatcher {
    record Order(String symbol, int qty, boolean buy) { }

    static final class Book {
        private final Deque<Order> bids = new ArrayDeque<>();
        private final Deque<Order> asks = new ArrayDeque<>();

        synchronized int offer(Order o) {
            Deque<Order> other = o.buy() ? asks : bids;
            if (other.isEmpty()) {
                (o.buy() ? bids : asks).add(o);
                return 0;
            }
            Order m = other.poll();
            return Math.min(m.qty(), o.qty());
        }

        synchronized int depth() {
            return bids.size() + asks.size();
        }
    }

    static long tradedVolume;
    private final Book book = new Book();

    private void execute(List<Order> orders) {
        for (Order o : orders) {
            int filled = book.offer(o);
            if (filled > 0) {
                account(filled);
            }
        }
    }

    private void account(int filled) {
        tradedVolume += filled;
    }

    private static List<Order> batch(int seed) {
        List<Order> out = new ArrayList<>();
        for (int i = 0; i < 200; i++) {
            out.add(new Order("ACME", 1 + (seed * 31 + i) % 9, (i + seed) % 2 == 0));
        }
        return out;
    }

    public static void main(String[] args) throws Exception {
        OrderMatcher m = new OrderMatcher();
        ExecutorService pool = Executors.newFixedThreadPool(3);
        List<Future<?>> done = new ArrayList<>();
        for (int i = 0; i < 6; i++) {
            List<Order> b = batch(i);
            done.add(pool.submit(() -> m.execute(b)));
        }
        for (Future<?> f : done) {
            f.get();
        }
        pool.shutdown();
        System.out.println(tradedVolume + " depth " + m.book.depth());
    }
}
