// this is registered with the running dispatcher before the final field is assigned; the callback reads it concurrently.
// run: scan --only data-race
// expect: none
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.function.Consumer;

public class FN_OrderFeed {
    private static final String END = "END";

    private final List<Consumer<String>> listeners = new CopyOnWriteArrayList<>();
    private final BlockingQueue<String> incoming = new LinkedBlockingQueue<>();

    void register(Consumer<String> listener) {
        listeners.add(listener);
    }

    void publish(String order) {
        incoming.add(order);
    }

    void dispatch() {
        try {
            for (String o = incoming.take(); !o.equals(END); o = incoming.take()) {
                for (Consumer<String> l : listeners) {
                    l.accept(o);
                }
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    static class RegionDesk implements Consumer<String> {
        private final String region;

        RegionDesk(FN_OrderFeed feed, String region) {
            feed.register(this);
            this.region = region.toLowerCase();
        }

        @Override
        public void accept(String order) {
            if (order.startsWith(String.valueOf(region))) {
                System.out.println(Thread.currentThread().getName() + " takes " + order);
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        FN_OrderFeed feed = new FN_OrderFeed();
        Thread dispatcher = new Thread(feed::dispatch, "dispatcher");
        for (int i = 0; i < 100; i++) {
            feed.publish((i % 2 == 0 ? "emea-" : "apac-") + i);
        }
        dispatcher.start();
        RegionDesk emea = new RegionDesk(feed, "EMEA");
        RegionDesk apac = new RegionDesk(feed, "APAC");
        feed.publish(END);
        dispatcher.join();
        System.out.println(emea.hashCode() != apac.hashCode());
    }
}
// corpus: unseen26
