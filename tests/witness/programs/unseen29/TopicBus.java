import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;

/**
 * A tiny in-process topic bus.
 *
 * <p>Example: {@code bus.subscribe("orders", System.out::println); bus.publish("orders", "#1");}
 */
public class TopicBus {

    public static final class Bus<E> {
        private final Map<String, List<Consumer<? super E>>> routes = new ConcurrentHashMap<>();
        private final AtomicLong delivered = new AtomicLong();

        public void subscribe(String topic, Consumer<? super E> handler) {
            routes.computeIfAbsent(topic, t -> new ArrayList<>()).add(handler);
        }

        public int publish(String topic, E event) {
            List<Consumer<? super E>> handlers = routes.get(topic);
            if (handlers == null) {
                return 0;
            }
            int n = 0;
            for (int i = 0; i < handlers.size(); i++) {
                Consumer<? super E> h = handlers.get(i);
                if (h != null) {
                    h.accept(event);
                    n++;
                }
            }
            delivered.addAndGet(n);
            return n;
        }

        public long delivered() {
            return delivered.get();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Bus<String> bus = new Bus<>();
        AtomicLong chars = new AtomicLong();
        ExecutorService pool = Executors.newFixedThreadPool(4);
        for (int s = 0; s < 2; s++) {
            pool.execute(() -> {
                for (int i = 0; i < 50; i++) {
                    bus.subscribe("news", text -> chars.addAndGet(text.length()));
                }
            });
        }
        for (int p = 0; p < 2; p++) {
            pool.execute(() -> {
                for (int i = 0; i < 100; i++) {
                    bus.publish("news", "item-" + i);
                }
            });
        }
        pool.shutdown();
        pool.awaitTermination(10, TimeUnit.SECONDS);
        System.out.println(bus.delivered() + " deliveries, " + chars.get() + " chars");
    }
}
