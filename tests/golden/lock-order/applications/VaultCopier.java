// Copy opens source then target, audit opens target then source through the Hold wrapper.
// run: scan --only lock-order --min-severity medium
// expect: lock-order locks=java.util.concurrent.locks.ReentrantLock,java.util.concurrent.locks.ReentrantLock
// corpus: unseen31
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.locks.ReentrantLock;

public class VaultCopier {
    static final class Hold implements AutoCloseable {
        private final ReentrantLock lock;

        private Hold(ReentrantLock lock) {
            this.lock = lock;
        }

        static Hold on(ReentrantLock lock) {
            lock.lock();
            return new Hold(lock);
        }

        @Override
        public void close() {
            lock.unlock();
        }
    }

    private final ReentrantLock source = new ReentrantLock();
    private final ReentrantLock target = new ReentrantLock();
    private final Map<String, Integer> secrets = new HashMap<>();
    private final Map<String, Integer> copies = new HashMap<>();

    void put(String key, int value) {
        try (Hold h = Hold.on(source)) {
            secrets.put(key, value);
        }
    }

    int copy() {
        int n = 0;
        try (Hold s = Hold.on(source); Hold t = Hold.on(target)) {
            for (Map.Entry<String, Integer> e : secrets.entrySet()) {
                if (!e.getValue().equals(copies.put(e.getKey(), e.getValue()))) {
                    n++;
                }
            }
        }
        return n;
    }

    int audit() {
        try (Hold t = Hold.on(target)) {
            int missing = 0;
            for (String k : copies.keySet()) {
                missing += differs(k) ? 1 : 0;
            }
            return missing;
        }
    }

    private boolean differs(String key) {
        try (Hold s = Hold.on(source)) {
            return !copies.get(key).equals(secrets.get(key));
        }
    }

    public static void main(String[] args) throws Exception {
        VaultCopier v = new VaultCopier();
        for (int i = 0; i < 10; i++) {
            v.put("key" + i, i);
        }
        v.copy();
        ExecutorService ex = Executors.newFixedThreadPool(2);
        Future<Integer> copier = ex.submit(() -> {
            int n = 0;
            for (int i = 0; i < 30; i++) {
                v.put("key" + i % 10, i);
                n += v.copy();
            }
            return n;
        });
        Future<Integer> auditor = ex.submit(() -> {
            int n = 0;
            for (int i = 0; i < 30; i++) {
                n += v.audit();
            }
            return n;
        });
        System.out.println(copier.get() + " " + auditor.get());
        ex.shutdown();
    }
}
