// Every shelf access is in a lambda executed by Guard.call under its single ReentrantLock.
// run: scan --only data-race
// expect: none
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Supplier;

public class InventoryGuard {
    static final class Guard {
        private final Lock lock = new ReentrantLock();

        <T> T call(Supplier<T> body) {
            lock.lock();
            try {
                return body.get();
            } finally {
                lock.unlock();
            }
        }

        void run(Runnable body) {
            call(() -> {
                body.run();
                return null;
            });
        }
    }

    static class Shelf {
        private final Map<String, Integer> units = new HashMap<>();
        private long moves;

        void shift(String sku, int delta) {
            units.merge(sku, delta, Integer::sum);
            moves++;
        }

        int units(String sku) {
            return units.getOrDefault(sku, 0);
        }
    }

    private final Guard guard = new Guard();
    private final Shelf main = new Shelf();
    private final Shelf reserve = new Shelf();

    void receive(String sku, int n) {
        guard.run(() -> reserve.shift(sku, n));
    }

    boolean replenish(String sku, int n) {
        return guard.call(() -> {
            if (reserve.units(sku) < n) {
                return false;
            }
            reserve.shift(sku, -n);
            main.shift(sku, n);
            return true;
        });
    }

    long moves() {
        return guard.call(() -> main.moves + reserve.moves);
    }

    int onHand(String sku) {
        return guard.call(() -> main.units(sku) + reserve.units(sku));
    }

    public static void main(String[] args) throws InterruptedException {
        InventoryGuard inv = new InventoryGuard();
        ExecutorService pool = Executors.newFixedThreadPool(3);
        pool.execute(() -> {
            for (int i = 0; i < 200; i++) {
                inv.receive("sku" + i % 5, 4);
            }
        });
        for (int k = 0; k < 2; k++) {
            pool.execute(() -> {
                for (int i = 0; i < 200; i++) {
                    inv.replenish("sku" + i % 5, 1);
                }
            });
        }
        System.out.println("moves " + (inv.moves() >= 0));
        pool.shutdown();
        pool.awaitTermination(5, TimeUnit.SECONDS);
        System.out.println("sku0 " + inv.onHand("sku0"));
    }
}
// corpus: unseen27
