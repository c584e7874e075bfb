// run: scan --library --only lock-order
// expect: none
// every path takes the tariff lock before the index lock
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.OptionalLong;
import java.util.Set;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import java.util.function.Supplier;

public class TariffIndex {
    private final ReentrantReadWriteLock tariffLock = new ReentrantReadWriteLock();
    private final ReentrantReadWriteLock indexLock = new ReentrantReadWriteLock();
    private final Map<String, Long> tariffs = new HashMap<>();
    private final Map<String, Set<String>> byZone = new HashMap<>();

    private static <R> R within(Lock lock, Supplier<R> body) {
        lock.lock();
        try {
            return body.get();
        } finally {
            lock.unlock();
        }
    }

    public void change(String id, String zone, long cents) {
        tariffLock.writeLock().lock();
        try {
            tariffs.put(id, cents);
            indexLock.writeLock().lock();
            try {
                byZone.computeIfAbsent(zone, z -> new HashSet<>()).add(id);
            } finally {
                indexLock.writeLock().unlock();
            }
        } finally {
            tariffLock.writeLock().unlock();
        }
    }

    public OptionalLong cheapest(String zone) {
        return within(tariffLock.readLock(), () -> within(indexLock.readLock(), () ->
                byZone.getOrDefault(zone, Set.of()).stream().mapToLong(tariffs::get).min()));
    }

    public Set<String> zones() {
        return within(indexLock.readLock(), () -> Set.copyOf(byZone.keySet()));
    }
}
// corpus: unseen20
