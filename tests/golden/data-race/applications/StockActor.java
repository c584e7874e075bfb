// Map and counter are touched only by tasks of a single-thread executor; results leave by Future.get().
// run: scan --only data-race
// expect: none
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

public class StockActor {
    private final ExecutorService mailbox = Executors.newSingleThreadExecutor();
    private final Map<String, Integer> stock = new HashMap<>();
    private int messages;

    private void change(String item, int delta) {
        messages++;
        stock.merge(item, delta, Integer::sum);
    }

    void deliver(String item, int n) {
        mailbox.execute(() -> change(item, n));
    }

    Future<Boolean> order(String item, int n) {
        return mailbox.submit(() -> {
            if (stock.getOrDefault(item, 0) < n) {
                return false;
            }
            change(item, -n);
            return true;
        });
    }

    Map<String, Integer> snapshot() throws ExecutionException, InterruptedException {
        return mailbox.submit(() -> new HashMap<>(stock)).get();
    }

    int messages() throws ExecutionException, InterruptedException {
        return mailbox.submit(() -> messages).get();
    }

    void close() {
        mailbox.shutdown();
    }

    public static void main(String[] args) throws Exception {
        StockActor actor = new StockActor();
        Thread supplier = new Thread(() -> {
            for (int i = 0; i < 100; i++) {
                actor.deliver("bolt", 5);
                actor.deliver("nut", 4);
            }
        });
        supplier.start();
        int filled = 0;
        for (int i = 0; i < 100; i++) {
            if (actor.order("bolt", 3).get()) {
                filled++;
            }
        }
        supplier.join();
        System.out.println(filled + " filled, " + actor.snapshot() + ", " + actor.messages());
        actor.close();
    }
}
// corpus: unseen26
