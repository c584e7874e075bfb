import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;

/**
 * A routing table for a small HTTP toolkit, optimised for lookups.
 */
public class RouteBook {

    @FunctionalInterface
    public interface Handler {
        String handle(String path);
    }

    public static class Table {
        private final AtomicReference<Map<String, Handler>> routes = new AtomicReference<>(new HashMap<>());
        private final AtomicInteger notFound = new AtomicInteger();

        public void add(String path, Handler h) {
            Map<String, Handler> current;
            Map<String, Handler> copy;
            do {
                current = routes.get();
                copy = new HashMap<>(current);
                copy.put(path, h);
            } while (!routes.compareAndSet(current, copy));
        }

        public boolean remove(String path) {
            return routes.get().remove(path) != null;
        }

        public String serve(String path) {
            return Optional.ofNullable(routes.get().get(path))
                    .map(h -> h.handle(path))
                    .orElseGet(() -> "404 #" + notFound.incrementAndGet());
        }

        public int misses() {
            return notFound.get();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Table table = new Table();
        for (int i = 0; i < 50; i++) {
            table.add("/page/" + i, p -> "200 " + p);
        }
        CountDownLatch done = new CountDownLatch(3);
        for (int c = 0; c < 2; c++) {
            new Thread(() -> {
                for (int i = 0; i < 1000; i++) {
                    table.serve("/page/" + i % 60);
                }
                done.countDown();
            }, "client-" + c).start();
        }
        new Thread(() -> {
            for (int i = 0; i < 50; i += 5) {
                table.remove("/page/" + i);
            }
            done.countDown();
        }, "admin").start();
        done.await();
        System.out.println("misses " + table.misses());
    }
}
