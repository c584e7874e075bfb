// update holds routesLock.write and takes statsLock.read; flush holds statsLock.write and takes routesLock.read: write/read pairs exclude each other in opposite order.
// run: scan --only lock-order --min-severity medium
// expect: lock-order
// corpus: unseen30
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class RouteTable {

    private final ReadWriteLock routesLock = new ReentrantReadWriteLock();
    private final ReadWriteLock statsLock = new ReentrantReadWriteLock();
    private final Map<String, String> routes = new TreeMap<>();
    private final Map<String, Integer> stats = new TreeMap<>();

    void update(String prefix, String hop) {
        routesLock.writeLock().lock();
        try {
            statsLock.readLock().lock();
            try {
                int hits = stats.getOrDefault(prefix, 0);
                routes.put(prefix, hop + "/" + hits);
            } finally {
                statsLock.readLock().unlock();
            }
        } finally {
            routesLock.writeLock().unlock();
        }
    }

    void flush() {
        statsLock.writeLock().lock();
        try {
            stats.clear();
            routesLock.readLock().lock();
            try {
                for (String prefix : routes.keySet()) {
                    stats.put(prefix, 1);
                }
            } finally {
                routesLock.readLock().unlock();
            }
        } finally {
            statsLock.writeLock().unlock();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        RouteTable table = new RouteTable();
        table.update("10.0.0.0/8", "gw1");
        ExecutorService pool = Executors.newFixedThreadPool(2);
        pool.execute(() -> table.update("10.1.0.0/16", "gw2"));
        pool.execute(table::flush);
        pool.execute(() -> table.update("10.2.0.0/16", "gw3"));
        pool.shutdown();
        if (pool.awaitTermination(5, TimeUnit.SECONDS)) {
            System.out.println(table.routes);
        }
    }
}
