// Delivery objects are shared through a map and lambdas, but every method locks the object's own private lock.
// run: scan --only data-race,object-race --min-severity medium
// expect: none
// corpus: unseen31
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Consumer;

public class CourierApp {
    enum Status { NEW, PICKED, MOVING, DONE }

    static class Delivery {
        private final ReentrantLock lock = new ReentrantLock();
        private final List<String> trail = new ArrayList<>();
        private Status status = Status.NEW;

        void advance(String who) {
            lock.lock();
            try {
                if (status != Status.DONE) {
                    status = Status.values()[status.ordinal() + 1];
                    note(who);
                }
            } finally {
                lock.unlock();
            }
        }

        private void note(String who) {
            trail.add(who + " " + status);
        }

        int steps() {
            lock.lock();
            try {
                return trail.size();
            } finally {
                lock.unlock();
            }
        }
    }

    private final Map<Integer, Delivery> deliveries = new ConcurrentHashMap<>();
    private final ExecutorService pool = Executors.newFixedThreadPool(3);

    Delivery find(int id) {
        return deliveries.computeIfAbsent(id, k -> new Delivery());
    }

    CompletableFuture<Void> forAll(int n, Consumer<Delivery> action) {
        return CompletableFuture.runAsync(() -> {
            for (int i = 0; i < n; i++) {
                action.accept(find(i));
            }
        }, pool);
    }

    int run(int n) {
        CompletableFuture<Void> pick = forAll(n, d -> d.advance("depot"));
        CompletableFuture<Void> ride = forAll(n, d -> d.advance("rider"));
        CompletableFuture<Void> look = forAll(n, d -> {
            if (d.steps() > 3) {
                throw new IllegalStateException("too many steps");
            }
        });
        CompletableFuture.allOf(pick, ride, look).join();
        pool.shutdown();
        int steps = 0;
        for (Delivery d : deliveries.values()) {
            steps += d.steps();
        }
        return steps;
    }

    public static void main(String[] args) {
        System.out.println(new CourierApp().run(25));
    }
}
