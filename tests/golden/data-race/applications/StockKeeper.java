// Reserve/available lock the instance, restock locks Warehouse.class, so the HashMap is mutated under two different locks.
// run: scan --only data-race
// expect: data-race field=StockKeeper$Warehouse.units
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

public class StockKeeper {
    static class Warehouse {
        private final Map<String, Integer> units = new HashMap<>();
        private final AtomicInteger rejected = new AtomicInteger();

        synchronized boolean reserve(String sku, int qty) {
            int have = units.getOrDefault(sku, 0);
            if (have < qty) {
                rejected.incrementAndGet();
                return false;
            }
            units.put(sku, have - qty);
            return true;
        }

        void restock(String sku, int qty) {
            synchronized (Warehouse.class) {
                units.merge(sku, qty, Integer::sum);
            }
        }

        synchronized int available(String sku) {
            return units.getOrDefault(sku, 0);
        }

        int rejected() {
            return rejected.get();
        }
    }

    interface Job {
        void execute(Warehouse w, int round);
    }

    private static final String[] SKUS = {"mug", "lamp", "chair", "desk"};

    private static String sku(int i) {
        return SKUS[i % SKUS.length];
    }

    public static void main(String[] args) throws Exception {
        Warehouse w = new Warehouse();
        Job sale = (wh, i) -> wh.reserve(sku(i), 1 + i % 3);
        Job delivery = (wh, i) -> wh.restock(sku(i), 5);
        ExecutorService pool = Executors.newFixedThreadPool(4);
        for (Job job : new Job[] {sale, delivery, sale}) {
            pool.submit(() -> {
                for (int i = 0; i < 300; i++) {
                    job.execute(w, i);
                }
            });
        }
        pool.shutdown();
        if (!pool.awaitTermination(10, TimeUnit.SECONDS)) {
            throw new IllegalStateException("warehouse jobs stuck");
        }
        for (String s : SKUS) {
            System.out.println(s + " " + w.available(s));
        }
        System.out.println("rejected " + w.rejected());
    }
}
// corpus: unseen27
