import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** All changes of the book run on one thread. */
public class OrderBook {
    private final ExecutorService loop = Executors.newSingleThreadExecutor();
    private Map<String, Integer> open;
    private int requests;
    private int applied;

    void init() {
        loop.execute(() -> {
            open = new HashMap<>(); // @made confined, not parallel: apply
        });
    }

    void place(String symbol, int qty) {
        requests++; // @place parallel: place, parallel: apply
        loop.execute(() -> {
            open.merge(symbol, qty, Integer::sum); // @apply not parallel: apply, not parallel: cancel
            applied++;
        });
    }

    void cancel(String symbol) {
        loop.execute(() -> {
            open.remove(symbol); // @cancel not parallel: cancel, parallel: place
        });
    }

    int size() throws Exception {
        return loop.submit(() -> {
            return open.size(); // @size not parallel: apply
        }).get();
    }

    public static void main(String[] args) throws Exception {
        OrderBook book = new OrderBook(); // shared
        book.init();
        Thread buyer = new Thread(() -> book.place("ACME", 10));
        Thread seller = new Thread(() -> {
            book.place("ACME", -4);
            book.cancel("ACME");
        });
        buyer.start();
        seller.start();
        buyer.join();
        seller.join();
        System.out.println(book.size());
        book.loop.shutdown();
    }
}
