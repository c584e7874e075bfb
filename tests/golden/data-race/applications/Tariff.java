// Reads under read lock, changes under write lock, re-check and correct downgrade to the read lock.
// run: scan --only data-race
// expect: none
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class Tariff {
    private final ReentrantReadWriteLock rw = new ReentrantReadWriteLock();
    private final Map<Integer, Integer> zonePrices = new HashMap<>();
    private boolean valid;
    private int reloads;

    private void reload() {
        zonePrices.clear();
        for (int zone = 1; zone <= 5; zone++) {
            zonePrices.put(zone, zone * 120 + reloads);
        }
        reloads++;
        valid = true;
    }

    int price(int zone) {
        rw.readLock().lock();
        if (!valid) {
            rw.readLock().unlock();
            rw.writeLock().lock();
            try {
                if (!valid) {
                    reload();
                }
                rw.readLock().lock();
            } finally {
                rw.writeLock().unlock();
            }
        }
        try {
            return zonePrices.getOrDefault(zone, -1);
        } finally {
            rw.readLock().unlock();
        }
    }

    void invalidate() {
        rw.writeLock().lock();
        try {
            valid = false;
        } finally {
            rw.writeLock().unlock();
        }
    }

    int reloads() {
        rw.readLock().lock();
        try {
            return reloads;
        } finally {
            rw.readLock().unlock();
        }
    }

    public static void main(String[] args) throws Exception {
        Tariff tariff = new Tariff();
        ExecutorService pool = Executors.newFixedThreadPool(3);
        Future<?> editor = pool.submit(() -> {
            for (int i = 0; i < 10; i++) {
                tariff.invalidate();
                Thread.yield();
            }
        });
        for (int c = 0; c < 2; c++) {
            pool.submit(() -> {
                int sum = 0;
                for (int i = 0; i < 200; i++) {
                    sum += tariff.price(1 + i % 5);
                }
                System.out.println("sum " + sum);
            });
        }
        editor.get();
        pool.shutdown();
        System.out.println("reloads so far " + tariff.reloads());
    }
}
// corpus: unseen26
