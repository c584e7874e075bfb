// run: scan --only lock-order
// expect: none
// The two query threads take only the read locks of both tables, in opposite order; after construction nobody ever takes a write lock, so read locks never block.
package geo.tables;

import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

class Table {
    private final ReadWriteLock rw = new ReentrantReadWriteLock();
    private final Map<String, String> rows;

    Table(Map<String, String> rows) {
        this.rows = new HashMap<>(rows);
    }

    String lookup(String key) {
        rw.readLock().lock();
        try {
            return rows.get(key);
        } finally {
            rw.readLock().unlock();
        }
    }

    String join(Table other, String key) {
        rw.readLock().lock();
        try {
            String mid = rows.get(key);
            return mid == null ? null : other.lookup(mid);
        } finally {
            rw.readLock().unlock();
        }
    }
}

public class ReadOnlyPairs {
    public static void main(String[] args) throws InterruptedException {
        Table cityToCountry = new Table(Map.of("Paris", "FR", "Rome", "IT"));
        Table countryToCity = new Table(Map.of("FR", "Paris", "IT", "Rome"));
        Thread a = new Thread(() -> {
            for (int i = 0; i < 10_000; i++) {
                cityToCountry.join(countryToCity, "Paris");
            }
        });
        Thread b = new Thread(() -> {
            for (int i = 0; i < 10_000; i++) {
                countryToCity.join(cityToCountry, "IT");
            }
        });
        a.start();
        b.start();
        a.join();
        b.join();
        System.out.println(cityToCountry.lookup("Rome"));
    }
}
// corpus: unseen
