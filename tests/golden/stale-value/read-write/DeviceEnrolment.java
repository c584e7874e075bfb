// run: scan --only stale-value
// expect: stale-value
// enrol looks for the device under the read lock and puts a new key under the write lock without looking again; two requests give out two keys
import java.util.HashMap;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class DeviceEnrolment {
    static class DeviceStore {
        private final ReentrantReadWriteLock rw = new ReentrantReadWriteLock();
        private final Map<String, UUID> keys = new HashMap<>();

        private UUID find(String device) {
            rw.readLock().lock();
            try {
                return keys.get(device);
            } finally {
                rw.readLock().unlock();
            }
        }

        private void store(String device, UUID key) {
            rw.writeLock().lock();
            try {
                keys.put(device, key);
            } finally {
                rw.writeLock().unlock();
            }
        }

        UUID enrol(String device) {
            UUID known = find(device);
            if (known != null) {
                return known;
            }
            UUID fresh = UUID.randomUUID();
            store(device, fresh);
            return fresh;
        }
    }

    public static void main(String[] args) throws Exception {
        DeviceStore store = new DeviceStore();
        ExecutorService pool = Executors.newFixedThreadPool(2);
        int differing = 0;
        for (int i = 0; i < 2_000; i++) {
            String device = "dev-" + i;
            Callable<UUID> request = () -> store.enrol(device);
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
