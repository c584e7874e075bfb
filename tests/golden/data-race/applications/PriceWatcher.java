// Constructor starts the poller thread before assigning watched.
// run: scan --only data-race
// expect: data-race field=PriceWatcher.watched
import java.util.List;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

public class PriceWatcher {
    interface Source {
        long price(String sku);
    }

    private final Source source;
    private final ConcurrentHashMap<String, Long> last = new ConcurrentHashMap<>();
    private final CountDownLatch polled = new CountDownLatch(5);
    private final Thread poller;
    private volatile boolean closed;
    private List<String> watched;

    PriceWatcher(Source source, List<String> skus) {
        this.source = source;
        this.poller = new Thread(this::poll, "price-poller");
        this.poller.start();
        this.watched = List.copyOf(skus);
    }

    private void poll() {
        while (!closed) {
            List<String> skus = watched;
            if (skus != null) {
                for (String s : skus) {
                    last.put(s, source.price(s));
                }
            }
            polled.countDown();
            try {
                Thread.sleep(1);
            } catch (InterruptedException e) {
                return;
            }
        }
    }

    Long lastPrice(String sku) {
        return last.get(sku);
    }

    boolean awaitPolls() throws InterruptedException {
        return polled.await(5, TimeUnit.SECONDS);
    }

    void close() throws InterruptedException {
        closed = true;
        poller.join();
    }

    public static void main(String[] args) throws InterruptedException {
        List<String> skus = List.of("mug", "lamp", "desk");
        PriceWatcher watcher = new PriceWatcher(sku -> sku.length() * 100L, skus);
        System.out.println("polled " + watcher.awaitPolls());
        watcher.close();
        for (String s : skus) {
            System.out.println(s + " " + watcher.lastPrice(s));
        }
    }
}
// corpus: unseen27
