// run: scan --only stale-value
// expect: none
// after the miss under the read lock the map is looked at again under the write lock
import java.util.HashMap;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class SensorEnrolment {
    static class SensorStore {
        private final ReentrantReadWriteLock rw = new ReentrantReadWriteLock();
        private final Map<String, UUID> keys = new HashMap<>();

        private UUID find(String sensor) {
            rw.readLock().lock();
            try {
                return keys.get(sensor);
            } finally {
                rw.readLock().unlock();
            }
        }

        UUID enrol(String sensor) {
            UUID known = find(sensor);
            if (known != null) {
                return known;
            }
            rw.writeLock().lock();
            try {
                UUID again = keys.get(sensor);
                if (again == null) {
                    again = UUID.randomUUID();
                    keys.put(sensor, again);
                }
                return again;
            } finally {
                rw.writeLock().unlock();
            }
        }
    }

    public static void main(String[] args) throws Exception {
        SensorStore store = new SensorStore();
        ExecutorService pool = Executors.newFixedThreadPool(2);
        int differing = 0;
        for (int i = 0; i < 1_000; i++) {
            String sensor = "sensor-" + i;
            Callable<UUID> request = () -> store.enrol(sensor);
            Future<UUID> a = pool.submit(request);
            Future<UUID> b = pool.submit(request);
            if (!a.get().equals(b.get())) {
                differing++;
            }
        }
        pool.shutdown();
        System.out.println(differing);
    }
}
// corpus: unseen20
