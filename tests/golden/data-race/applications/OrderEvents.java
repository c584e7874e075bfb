// Current() returns the internal ArrayList, publish iterates it outside the mutex while subscribe adds.
// run: scan --only data-race
// expect: data-race field=OrderEvents$Bus.handlers
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;

public class OrderEvents {
    record OrderPlaced(long orderId, long cents) {}

    static class Bus<E> {
        private final Object mutex = new Object();
        private final List<Consumer<? super E>> handlers = new ArrayList<>();
        private long published;

        void subscribe(Consumer<? super E> h) {
            synchronized (mutex) {
                handlers.add(h);
            }
        }

        void publish(E event) {
            for (Consumer<? super E> h : current()) {
                h.accept(event);
            }
        }

        private List<Consumer<? super E>> current() {
            synchronized (mutex) {
                published++;
                return handlers;
            }
        }

        long published() {
            synchronized (mutex) {
                return published;
            }
        }
    }

    public static void main(String[] args) throws Exception {
        Bus<OrderPlaced> bus = new Bus<>();
        AtomicLong revenue = new AtomicLong();
        bus.subscribe(e -> revenue.addAndGet(e.cents()));
        ExecutorService pool = Executors.newCachedThreadPool();
        pool.submit(() -> {
            for (int i = 0; i < 100; i++) {
                bus.publish(new OrderPlaced(i, 100 + i));
            }
        });
        AtomicLong notified = new AtomicLong();
        pool.submit(() -> {
            for (int i = 0; i < 10; i++) {
                bus.subscribe(e -> notified.incrementAndGet());
            }
        });
        pool.shutdown();
        pool.awaitTermination(5, TimeUnit.SECONDS);
        System.out.println("published " + bus.published() + " revenue " + revenue.get());
    }
}
// corpus: unseen27
