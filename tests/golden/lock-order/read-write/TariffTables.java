// run: scan --library --only lock-order
// expect: lock-order
// reprice holds the tariff stamped lock and takes the zone read lock, rezone holds the zone write lock and takes the tariff stamped lock
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import java.util.concurrent.locks.StampedLock;

public class TariffTables {
    private final StampedLock tariffLock = new StampedLock();
    private final Map<String, Integer> tariffByZone = new HashMap<>();

    private final ReadWriteLock zoneLock = new ReentrantReadWriteLock();
    private final Map<String, String> zoneByCity = new HashMap<>();
    private int moves;

    public void reprice(String city, int cents) {
        long stamp = tariffLock.writeLock();
        try {
            tariffByZone.put(zoneOf(city), cents);
        } finally {
            tariffLock.unlockWrite(stamp);
        }
    }

    public boolean rezone(String city, String zone) {
        zoneLock.writeLock().lock();
        try {
            if (tariff(zone) < 0) {
                return false;
            }
            zoneByCity.put(city, zone);
            moves++;
            return true;
        } finally {
            zoneLock.writeLock().unlock();
        }
    }

    public String zoneOf(String city) {
        zoneLock.readLock().lock();
        try {
            return zoneByCity.getOrDefault(city, "default");
        } finally {
            zoneLock.readLock().unlock();
        }
    }

    public int tariff(String zone) {
        long stamp = tariffLock.readLock();
        try {
            return tariffByZone.getOrDefault(zone, -1);
        } finally {
            tariffLock.unlockRead(stamp);
        }
    }

    public int moves() {
        zoneLock.readLock().lock();
        try {
            return moves;
        } finally {
            zoneLock.readLock().unlock();
        }
    }
}
// corpus: unseen15
