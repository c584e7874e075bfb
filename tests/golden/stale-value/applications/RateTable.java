// Miss seen under the read lock is rechecked under the write lock before inserting.
// run: scan --only atomicity,stale-value --min-severity medium
// expect: none
// corpus: unseen31
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import java.util.function.Function;

public class RateTable {
    private final ReentrantReadWriteLock rw = new ReentrantReadWriteLock();
    private final Map<String, Double> rates = new HashMap<>();
    private final Function<String, Double> loader;
    private int loads;

    RateTable(Function<String, Double> loader) {
        this.loader = loader;
    }

    double rate(String pair) {
        Double d;
        rw.readLock().lock();
        try {
            d = rates.get(pair);
        } finally {
            rw.readLock().unlock();
        }
        return d != null ? d : fill(pair);
    }

    private double fill(String pair) {
        rw.writeLock().lock();
        try {
            Double d = rates.get(pair);
            if (d == null) {
                d = loader.apply(pair);
                loads++;
                rates.put(pair, d);
            }
            return d;
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
        RateTable t = new RateTable(p -> p.hashCode() % 100 / 10.0);
        CountDownLatch done = new CountDownLatch(3);
        for (int w = 0; w < 3; w++) {
            new Thread(() -> {
                double sum = 0;
                for (int i = 0; i < 100; i++) {
                    sum += t.rate("EUR/" + (char) ('A' + i % 10));
                }
                if (sum == 42) {
                    System.out.println(sum);
                }
                done.countDown();
            }).start();
        }
        done.await();
        System.out.println(t.loads());
    }
}
