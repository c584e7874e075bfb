// All under the ReentrantReadWriteLock, writes under the write lock with proper downgrade.
// run: scan --only data-race
// expect: none
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.LongAdder;
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class ShippingTariffs {
    private final ReentrantReadWriteLock rw = new ReentrantReadWriteLock();
    private final Map<String, Integer> tariffs = new HashMap<>();
    private final LongAdder quotes = new LongAdder();
    private boolean fresh;
    private int loads;

    int quote(String zone, int kilos) {
        rw.readLock().lock();
        if (!fresh) {
            rw.readLock().unlock();
            rw.writeLock().lock();
            try {
                if (!fresh) {
                    reload();
                    fresh = true;
                }
                rw.readLock().lock();
            } finally {
                rw.writeLock().unlock();
            }
        }
        try {
            quotes.increment();
            return tariffs.getOrDefault(zone, 1500) + kilos * 20;
        } finally {
            rw.readLock().unlock();
        }
    }

    private void reload() {
        loads++;
        tariffs.put("local", 300 + loads);
        tariffs.put("national", 600 + loads);
        tariffs.put("europe", 1200 + loads);
    }

    void invalidate() {
        rw.writeLock().lock();
        try {
            fresh = false;
        } finally {
            rw.writeLock().unlock();
        }
    }

    int loads() {
        rw.readLock().lock();
        try {
            return loads;
        } finally {
            rw.readLock().unlock();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        ShippingTariffs tariffs = new ShippingTariffs();
        String[] zones = {"local", "national", "europe", "moon"};
        ExecutorService pool = Executors.newFixedThreadPool(4);
        for (int c = 0; c < 3; c++) {
            pool.execute(() -> {
                long sum = 0;
                for (int i = 0; i < 300; i++) {
                    sum += tariffs.quote(zones[i % 4], i % 10);
                }
                System.out.println("quoted " + (sum > 0));
            });
        }
        pool.execute(() -> {
            for (int i = 0; i < 20; i++) {
                tariffs.invalidate();
            }
        });
        pool.shutdown();
        pool.awaitTermination(5, TimeUnit.SECONDS);
        System.out.println("loads ok " + (tariffs.loads() <= 21) + " quotes " + tariffs.quotes.sum());
    }
}
// corpus: unseen27
