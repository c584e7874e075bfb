// run: scan --library --only lock-order
// expect: none
// the zone lock and the fare lock are never held together, each answer is copied out before the next lock
import java.util.HashMap;
import java.util.Map;
import java.util.OptionalInt;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import java.util.concurrent.locks.StampedLock;

public class FareTables {
    private final StampedLock fareLock = new StampedLock();
    private final Map<String, Integer> fareByZone = new HashMap<>();

    private final ReadWriteLock zoneLock = new ReentrantReadWriteLock();
    private final Map<String, String> zoneByCity = new HashMap<>();

    public void price(String zone, int cents) {
        long stamp = fareLock.writeLock();
        try {
            fareByZone.put(zone, cents);
        } finally {
            fareLock.unlockWrite(stamp);
        }
    }

    public void assign(String city, String zone) {
        zoneLock.writeLock().lock();
        try {
            zoneByCity.put(city, zone);
        } finally {
            zoneLock.writeLock().unlock();
        }
    }

    public OptionalInt fareOf(String city) {
        return fare(zoneOf(city));
    }

    private String zoneOf(String city) {
        zoneLock.readLock().lock();
        try {
            return zoneByCity.getOrDefault(city, "default");
        } finally {
            zoneLock.readLock().unlock();
        }
    }

    public OptionalInt fare(String zone) {
        long stamp = fareLock.readLock();
        try {
            Integer cents = fareByZone.get(zone);
            return cents == null ? OptionalInt.empty() : OptionalInt.of(cents);
        } finally {
            fareLock.unlockRead(stamp);
        }
    }

    public Map<String, String> unpriced() {
        Map<String, Integer> fares = fareCopy();
        Map<String, String> open = new HashMap<>();
        zoneLock.readLock().lock();
        try {
            zoneByCity.forEach((city, zone) -> {
                if (!fares.containsKey(zone)) {
                    open.put(city, zone);
                }
            });
        } finally {
            zoneLock.readLock().unlock();
        }
        return open;
    }

    private Map<String, Integer> fareCopy() {
        long stamp = fareLock.readLock();
        try {
            return Map.copyOf(fareByZone);
        } finally {
            fareLock.unlockRead(stamp);
        }
    }
}
// corpus: unseen15
